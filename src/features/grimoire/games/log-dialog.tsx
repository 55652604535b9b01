import type { GameProps } from '../game-props.ts'

/** What happened in the game. */
export const LogDialog = (_props: GameProps) => null
