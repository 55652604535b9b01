import type { GameProps } from '../game-props.ts'

/** What can be done with a reminder. */
export const ReminderDialog = (_props: GameProps & { reminderId: string }) => null
