import type { Seat } from '#core/grimoire/game.ts'
import { type Characters, seatAlignment } from '#core/grimoire/in-play.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'

interface SeatBadgesProps {
  seat: Seat
  characters: Characters
  /** Diameter of the seat's token in pixels. */
  size: number
}

/**
 * What is special about a seat, on the rim of its token: another alignment than the team's on the upper left, the token that the
 * player believes to have on the upper right, a further ability, or how many there are, on the lower right.
 */
export function SeatBadges({ seat, characters, size }: SeatBadgesProps) {
  const alignment = seat.alignment && seatAlignment(seat, characters)
  const believed = characters.get(seat.believes)
  const abilities = seat.abilities.map(id => characters.get(id)).filter(each => each !== undefined)
  const [ability, ...others] = abilities
  const small = Math.max(20, size * 0.28)
  return (
    <>
      {alignment && (
        <span className="seat-alignment" style={{ '--badge-size': `${Math.max(18, size * 0.2)}px` }}>
          {/* Round is good, pointed is evil. */}
          <TeamMark team={alignment === 'good' ? 'townsfolk' : 'demon'} size={Math.max(10, size * 0.11)} />
        </span>
      )}
      {believed && (
        <span className="seat-believed">
          <CharacterToken character={believed} size={Math.round(Math.max(26, size * 0.4))} />
        </span>
      )}
      {ability && (
        <span className="seat-abilities" style={{ '--badge-size': `${small}px` }}>
          {others.length > 0 ? (
            <b>+{abilities.length}</b>
          ) : (
            <CharacterIcon character={ability} size={Math.round(small * 0.7)} />
          )}
        </span>
      )}
    </>
  )
}
