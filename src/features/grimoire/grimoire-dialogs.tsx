import { useStore } from '@nanostores/react'
import { $grimoireDialog } from '#stores/grimoire/view.ts'
import { TimerDialog } from './day/timer/timer-dialog.tsx'
import type { GameProps } from './game-props.ts'
import { GamesDialog } from './games/games-dialog.tsx'
import { BluffsDialog } from './seat/bluffs-dialog.tsx'
import { PlaceReminderDialog } from './seat/place-reminder-dialog.tsx'
import { ReminderDialog } from './seat/reminder-dialog.tsx'
import { SeatDialog } from './seat/seat-dialog.tsx'
import { UnseatedDialog } from './seat/unseated-dialog.tsx'
import { PlayersDialog } from './setup/players-dialog.tsx'

/** The open dialog of the grimoire. */
export function GrimoireDialogs(props: GameProps) {
  const dialog = useStore($grimoireDialog)
  switch (dialog?.kind) {
    case 'seat':
      return <SeatDialog key={dialog.seat} {...props} seatId={dialog.seat} />
    case 'placeReminder':
      return <PlaceReminderDialog key={dialog.seat} {...props} seatId={dialog.seat} />
    case 'reminder':
      return <ReminderDialog key={dialog.reminder} {...props} reminderId={dialog.reminder} />
    case 'bluffs':
      return <BluffsDialog key={dialog.group} {...props} groupId={dialog.group} />
    case 'unseated':
      return <UnseatedDialog {...props} />
    case 'players':
      return <PlayersDialog {...props} />
    case 'games':
      return <GamesDialog />
    case 'timer':
      return <TimerDialog />
    default:
      return null
  }
}
