import { useStore } from '@nanostores/react'
import { $grimoireDialog, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { BluffsDialog } from './bluffs/bluffs-dialog.tsx'
import type { GameProps } from './game-props.ts'
import {
  LazyCardsDialog,
  LazyInfoCard,
  LazyLogDialog,
  LazyPlayersDialog,
  LazyTimerDialog,
  LazyUnseatedDialog
} from './lazy-parts.tsx'
import { SeatDialog } from './seat/dialog/seat-dialog.tsx'
import { PlaceReminderDialog } from './seat/reminders/place-reminder-dialog.tsx'
import { ReminderDialog } from './seat/reminders/reminder-dialog.tsx'

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
      return <LazyUnseatedDialog {...props} />
    case 'players':
      return <LazyPlayersDialog {...props} />
    case 'card':
      return <LazyInfoCard {...props} card={dialog.card} onClose={closeGrimoireDialog} />
    case 'cards':
      return <LazyCardsDialog key={dialog.seat} {...props} seatId={dialog.seat} draft={dialog.draft} />
    case 'log':
      return <LazyLogDialog {...props} />
    case 'timer':
      return <LazyTimerDialog />
    default:
      return null
  }
}
