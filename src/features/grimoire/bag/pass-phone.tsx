import { useState } from 'react'
import type { Game, Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { PhonePage } from './phone-page.tsx'

interface PassPhoneProps {
  game: Game
  /** Who gets the phone. */
  seat: Seat
  /** Whether the player draws a character from the bag. */
  draws: boolean
  /** Called with the name of the player, who may have typed it. */
  onTake: (name: string) => void
  onOther: () => void
}

/** Asks for the next player. Nothing secret is on the screen. */
export function PassPhone({ game, seat, draws, onTake, onOther }: PassPhoneProps) {
  const [name, setName] = useState('')
  const number = game.seats.indexOf(seat) + 1
  return (
    <PhonePage before={m.bag_pass_to()} title={seat.player || m.bag_seat({ number })}>
      <form
        className="phone-form"
        onSubmit={event => {
          event.preventDefault()
          onTake(seat.player || name.trim())
        }}
      >
        {seat.player === '' && (
          <TextInput label={m.bag_name()} maxLength={200} value={name} onChange={setName} />
        )}
        <p>{m.bag_alone()}</p>
        <Button type="submit" variant="primary">
          {draws ? m.bag_draw_own() : m.bag_see()}
        </Button>
      </form>
      <button type="button" className="phone-link" onClick={onOther}>
        {m.bag_other()}
      </button>
    </PhonePage>
  )
}
