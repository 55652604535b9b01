import type { GameProps } from '../game-props.ts'

/** Names of the players. */
export const PlayersDialog = (_props: GameProps) => null
