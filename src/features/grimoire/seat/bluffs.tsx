import type { GameProps } from '../game-props.ts'

/** The bluffs in the middle of the table. */
export const Bluffs = (_props: Omit<GameProps, 'cast'>) => null
