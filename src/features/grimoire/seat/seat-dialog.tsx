import type { GameProps } from '../game-props.ts'

/** What can be done with a seat. */
export const SeatDialog = (_props: GameProps & { seatId: string }) => null
