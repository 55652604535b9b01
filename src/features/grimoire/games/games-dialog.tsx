import type { GameProps } from '../game-props.ts'

/** The games of the script. */
export const GamesDialog = (_props: GameProps) => null
