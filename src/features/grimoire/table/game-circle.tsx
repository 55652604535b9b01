import { useStore } from '@nanostores/react'
import { performActions } from '#stores/grimoire/game.ts'
import { $highlightedSeats, openGrimoireDialog } from '#stores/grimoire/view.ts'
import type { GameProps } from '../game-props.ts'
import { livingText, phaseTitle } from '../phase-texts.ts'
import { Bluffs } from '../seat/bluffs.tsx'
import { GameTable } from './game-table.tsx'

/** The circle of the open game, with what happens in its middle. */
export function GameCircle({ game, characters }: Omit<GameProps, 'cast'>) {
  const highlighted = useStore($highlightedSeats)
  return (
    <GameTable
      game={game}
      characters={characters}
      highlighted={highlighted}
      onOpenSeat={({ id }) => openGrimoireDialog({ kind: 'seat', seat: id })}
      onOpenReminder={({ id }) => openGrimoireDialog({ kind: 'reminder', reminder: id })}
      onMoveReminder={({ id }, seat) =>
        performActions({ type: 'moveReminder', data: { reminder: id, seat } })
      }
    >
      <div className="game-table-phase" aria-hidden="true">
        <p>{phaseTitle(game)}</p>
        <p>{livingText(game, characters)}</p>
      </div>
      <Bluffs game={game} characters={characters} />
    </GameTable>
  )
}
