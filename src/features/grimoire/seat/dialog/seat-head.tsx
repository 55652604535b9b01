import { useRef } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Seat } from '#core/grimoire/game.ts'
import { type Characters, seatAlignment } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { useLostFocus } from '../../day/use-lost-focus.ts'

interface SeatHeadProps {
  seat: Seat
  characters: Characters
}

/** The character of a seat: token, ability, what the player believes to be, and earlier characters. The focus returns here from a list. */
export function SeatHead({ seat, characters }: SeatHeadProps) {
  const title = useRef<HTMLParagraphElement>(null)
  useLostFocus(title)
  const character = characters.get(seat.character)
  const name = (id: string) => characters.get(id)?.name ?? id
  return (
    <div className="seat-head">
      {character && (
        <CharacterToken
          character={character}
          size={96}
          alignment={seatAlignment(seat, characters)}
          pale={!seat.alive}
        />
      )}
      <div className="seat-head-texts">
        <p ref={title} className="seat-head-name" tabIndex={-1}>
          {seat.character ? name(seat.character) : m.grimoire_no_character()}
        </p>
        {seat.believes && <p>{m.grimoire_believes({ name: name(seat.believes) })}</p>}
        {character?.ability && (
          <p>
            <AbilityText ability={character.ability} />
          </p>
        )}
        {seat.abilities.length > 0 && (
          <p>{m.seat_abilities({ names: seat.abilities.map(name).join(', ') })}</p>
        )}
        {seat.formerCharacters.length > 0 && (
          <p>{m.seat_former({ names: seat.formerCharacters.map(name).join(' → ') })}</p>
        )}
        {character && <NightLine character={character} />}
      </div>
    </div>
  )
}

/** In which nights the character wakes. */
function NightLine({ character }: { character: CastCharacter }) {
  const nights = [
    character.firstNight > 0 && m.table_first_night(),
    character.otherNight > 0 && m.table_other_nights()
  ].filter(Boolean)
  return nights.length > 0 && <p>{nights.join(' · ')}</p>
}
