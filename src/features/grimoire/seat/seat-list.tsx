import type { GameProps } from '../game-props.ts'

/** The seats as a list. */
export const SeatList = (_props: Omit<GameProps, 'cast'>) => null
