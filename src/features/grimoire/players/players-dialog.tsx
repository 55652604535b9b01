import './players-dialog.css'
import { useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $game, performActions } from '#stores/grimoire/game.ts'
import { rememberPlayers } from '#stores/grimoire/known-players.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../game-props.ts'
import { KnownPlayers } from './known-players.tsx'
import { addSeat, nameSeat, nameSeats, seatPlayers, unseatPlayer } from './player-names.ts'
import { PlayerRow } from './player-row.tsx'
import { PlayersButtons } from './players-buttons.tsx'

/** Names of the players. A name is stored when its field is left; all are remembered for the next game when the dialog closes. */
export function PlayersDialog({ game }: GameProps) {
  const { seats } = game
  const list = useRef<HTMLUListElement>(null)
  const hadNames = useRef(seats.some(({ player }) => player !== ''))
  const [typed, setTyped] = useState<{ seat: string; name: string }>()
  const naming = seats
    .filter(({ id, player }) => id === typed?.seat && typed.name.trim() !== player)
    .map(seat => nameSeat(seat, typed?.name ?? ''))
  const store = () => {
    performActions(...naming)
    setTyped(undefined)
  }
  const close = () => {
    store()
    rememberPlayers($game.get()?.seats ?? [])
    closeGrimoireDialog()
  }
  const focusSeat = (index: number) => {
    const dialog = list.current?.closest('dialog')
    const fields = list.current?.querySelectorAll('input')
    const next = fields?.[index] ?? dialog?.querySelector<HTMLElement>('.players-add')
    next?.focus()
  }
  const addAndFocus = () => {
    performActions(addSeat(game))
    requestAnimationFrame(() => focusSeat(seats.length))
  }
  return (
    <Dialog
      title={m.setup_names()}
      closeLabel={m.import_close()}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {m.characters_done()}
        </Button>
      }
    >
      <KnownPlayers
        isOpen={hadNames.current === false}
        chosen={new Set(seats.map(({ player }) => player).filter(Boolean))}
        onChoose={(player, plays) =>
          performActions(...(plays ? seatPlayers(game, [player]) : unseatPlayer(game, player.player)))
        }
        onSame={players => performActions(...seatPlayers(game, players))}
      />
      <p className="players-help">{m.setup_names_help()}</p>
      <ul className="players" ref={list}>
        {seats.map((seat, index) => (
          <PlayerRow
            key={seat.id}
            seat={seat}
            index={index}
            count={seats.length}
            name={typed?.seat === seat.id ? typed.name : seat.player}
            onType={name => setTyped({ seat: seat.id, name })}
            onDone={store}
            onNext={() => focusSeat(index + 1)}
            onPasteNames={names => {
              setTyped(undefined)
              performActions(...nameSeats(game, index, names))
            }}
          />
        ))}
      </ul>
      <PlayersButtons game={game} onAdd={addAndFocus} />
    </Dialog>
  )
}
