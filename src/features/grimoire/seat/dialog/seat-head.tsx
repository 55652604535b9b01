import type { CastCharacter } from '#core/cast/cast.ts'
import type { Seat } from '#core/grimoire/game.ts'
import { type Characters, seatAlignment } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'

interface SeatHeadProps {
  seat: Seat
  characters: Characters
}

/** The character of a seat: token, ability, what the player believes to be, and earlier characters. */
export function SeatHead({ seat, characters }: SeatHeadProps) {
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
        <p className="seat-head-name">{seat.character ? name(seat.character) : m.grimoire_no_character()}</p>
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
