import { useStore } from '@nanostores/react'
import type { Reminder, Seat } from '#core/grimoire/game.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $highlightedSeats, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Bluffs } from '../bluffs/bluffs.tsx'
import { pressSeat } from '../day/vote/hands.ts'
import type { GameProps } from '../game-props.ts'
import { livingText, phaseTitle } from '../phase-texts.ts'
import { GameTable } from './game-table.tsx'

/** The circle of the open game, with what happens in its middle. */
export function GameCircle({ game, characters }: Omit<GameProps, 'cast'>) {
  const highlighted = useStore($highlightedSeats)
  return (
    <GameTable
      game={game}
      characters={characters}
      highlighted={highlighted}
      onOpenSeat={openSeat}
      onOpenReminder={openReminder}
      onMoveReminder={moveReminder}
    >
      <div className="game-table-phase" aria-hidden="true">
        <p>{phaseTitle(game)}</p>
        <p>{livingText(game, characters)}</p>
      </div>
      <Bluffs game={game} characters={characters} />
    </GameTable>
  )
}

const openSeat = (seat: Seat) => {
  if (!pressSeat(seat)) openGrimoireDialog({ kind: 'seat', seat: seat.id })
}
const openReminder = ({ id }: Reminder) => openGrimoireDialog({ kind: 'reminder', reminder: id })
const moveReminder = ({ id }: Reminder, seat: string) =>
  performActions({ type: 'moveReminder', data: { reminder: id, seat } })
