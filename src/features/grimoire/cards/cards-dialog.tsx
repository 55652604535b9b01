import type { GameProps } from '../game-props.ts'

/** Cards that are shown to players. */
export const CardsDialog = (_props: GameProps) => null
