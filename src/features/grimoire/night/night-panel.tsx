import type { GameProps } from '../game-props.ts'

/** The steps of tonight. */
export const NightPanel = (_props: GameProps) => null
