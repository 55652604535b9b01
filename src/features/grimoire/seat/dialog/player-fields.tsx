import { useEffect, useRef, useState } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

/** Name and pronouns of a player. They are stored when a field is left or the dialog closes, as one change. */
export function PlayerFields({ seat }: { seat: Seat }) {
  const [typed, setTyped] = useState<{ player?: string; pronouns?: string }>({})
  const player = typed.player ?? seat.player
  const pronouns = typed.pronouns ?? seat.pronouns
  const store = (traveller = seat.traveller) => {
    performActions({
      type: 'editSeat',
      data: { seat: seat.id, player: player.trim(), pronouns: pronouns.trim(), traveller }
    })
    // From now on, the fields follow the game, also when an undo changes it.
    setTyped({})
  }
  const latest = useRef(store)
  useEffect(() => {
    latest.current = store
  })
  useEffect(() => () => latest.current(), [])
  return (
    <div className="seat-player-fields">
      <TextInput
        label={m.seat_player()}
        maxLength={200}
        value={player}
        onChange={text => setTyped({ ...typed, player: text })}
        onBlur={() => store()}
      />
      <TextInput
        label={m.seat_pronouns()}
        info={fieldHelp('pronouns')}
        maxLength={100}
        value={pronouns}
        onChange={text => setTyped({ ...typed, pronouns: text })}
        onBlur={() => store()}
      />
      <Switch
        label={m.seat_traveller()}
        info={fieldHelp('traveller-seat')}
        checked={seat.traveller}
        onChange={store}
      />
    </div>
  )
}
