import type { GameProps } from '../game-props.ts'

/** Reminders to place beside a seat. */
export const PlaceReminderDialog = (_props: GameProps & { seatId: string }) => null
