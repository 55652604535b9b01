import './players-dialog.css'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Action } from '#core/grimoire/action.ts'
import { type Game, gameLimits, type Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../game-props.ts'
import { PlayerRow } from './player-row.tsx'

/** Names of the players. A name is stored when its field is left. */
export function PlayersDialog({ game }: GameProps) {
  const { seats } = game
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState<{ seat: string; name: string }>()
  const store = () => {
    const seat = seats.find(({ id }) => id === typed?.seat)
    if (seat && typed) nameSeat(seat, typed.name)
    setTyped(undefined)
  }
  const close = () => {
    store()
    closeGrimoireDialog()
  }
  const add = () => performActions(addSeat(game, ''))
  const focusSeat = (index: number) => {
    const dialog = list.current?.closest('dialog')
    const fields = list.current?.querySelectorAll('input')
    const next = fields?.[index] ?? dialog?.querySelector<HTMLElement>('.players-add')
    next?.focus()
  }
  const addAndFocus = () => {
    add()
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
      <Button
        className="players-add"
        icon={<Plus />}
        disabled={seats.length >= gameLimits.seats}
        onClick={addAndFocus}
      >
        {m.setup_add_player()}
      </Button>
    </Dialog>
  )
}

const editName = ({ id, pronouns, traveller }: Seat, player: string): Action => ({
  type: 'editSeat',
  data: { seat: id, player: player.trim(), pronouns, traveller }
})

function nameSeat(seat: Seat, name: string) {
  if (name.trim() !== seat.player) performActions(editName(seat, name))
}

/** Names the seats from a place on; names without a seat get one at the end. */
const nameSeats = (game: Game, from: number, names: readonly string[]): Action[] => [
  ...game.seats.slice(from, from + names.length).map((seat, index) => editName(seat, names[index] ?? '')),
  ...names.slice(game.seats.length - from).map((name, index) => addSeat(game, name, index))
]

/** A seat at the end, `later` places after the last one. */
const addSeat = ({ seats }: Game, player: string, later = 0): Action => ({
  type: 'addSeats',
  data: {
    at: seats.length + later,
    seats: [{ id: crypto.randomUUID(), player, pronouns: '', traveller: false }]
  }
})
