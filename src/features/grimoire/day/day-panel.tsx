import type { GameProps } from '../game-props.ts'

/** Nominations, votes and execution. */
export const DayPanel = (_props: GameProps) => null
