import { useStore } from '@nanostores/react'
import type { Reminder } from '#core/grimoire/game.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $highlightedSeats, $seatTap, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Bluffs } from '../bluffs/bluffs.tsx'
import type { GameProps } from '../game-props.ts'
import { livingText, phaseTitle } from '../phase-texts.ts'
import { openSeat } from '../seat/open-seat.ts'
import { removeReminder } from '../seat/reminders/remove-reminder.ts'
import { useSeatMenu } from '../seat/use-seat-menu.tsx'
import { GameTable } from './game-table.tsx'

/** The circle of the open game, with what happens in its middle. */
export function GameCircle({ game, characters }: Omit<GameProps, 'cast'>) {
  const highlighted = useStore($highlightedSeats)
  const seatTap = useStore($seatTap)
  const [menu, openMenu] = useSeatMenu(game)
  return (
    <>
      <GameTable
        game={game}
        characters={characters}
        highlighted={highlighted}
        onOpenSeat={openSeat}
        onSeatMenu={openMenu}
        onOpenEdge={openEdge}
        onOpenReminder={openReminder}
        onMoveReminder={moveReminder}
        onRemoveReminder={removeReminder}
        onPlaceReminder={placeReminder}
        hint={seatTap?.hint}
      >
        <div className="game-table-phase" aria-hidden="true">
          <p>{phaseTitle(game)}</p>
          <p>{livingText(game, characters)}</p>
        </div>
        <Bluffs game={game} characters={characters} />
      </GameTable>
      {menu}
    </>
  )
}

const openEdge = () => openGrimoireDialog({ kind: 'unseated' })
const openReminder = ({ id }: Reminder) => openGrimoireDialog({ kind: 'reminder', reminder: id })
const moveReminder = ({ id }: Reminder, seat: string) =>
  performActions({ type: 'moveReminder', data: { reminder: id, seat } })
const placeReminder = (seat: string) => openGrimoireDialog({ kind: 'placeReminder', seat })
