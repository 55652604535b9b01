import { memo } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { type Characters, seatAlignment } from '#core/grimoire/in-play.ts'
import { classNames } from '#ui/class-names.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { seatDescription, seatName } from '../seat-texts.ts'
import type { Point } from './circle-layout.ts'

interface SeatTokenProps {
  seat: Seat
  /** Its place in the circle, from 1 on. */
  number: number
  characters: Characters
  /** Diameter in pixels. */
  size: number
  place: Point | undefined
  isHighlighted: boolean
  /** Whether a dragged reminder would be dropped here. */
  isTarget: boolean
  onOpen: (seat: Seat) => void
}

/** A seat of the circle: the character's token, the shroud of the dead, the player's name. */
export const SeatToken = memo(
  ({ seat, number, characters, size, place, isHighlighted, isTarget, onOpen }: SeatTokenProps) => {
    const character = characters.get(seat.character)
    return (
      <li
        className={classNames('seat-token', isHighlighted && 'seat-highlighted', isTarget && 'seat-target')}
        style={{ '--x': `${place?.x ?? 0}px`, '--y': `${place?.y ?? 0}px`, '--token-size': `${size}px` }}
      >
        <button type="button" onClick={() => onOpen(seat)}>
          <span className="unseen">{seatDescription(seat, number, characters)}</span>
          <span className="seat-drawing" aria-hidden="true">
            <span className="seat-disc">
              {character ? (
                <CharacterToken
                  character={character}
                  size={Math.round(size)}
                  alignment={seatAlignment(seat, characters)}
                  pale={!seat.alive}
                />
              ) : (
                <span className="seat-empty">{seat.character ? '?' : number}</span>
              )}
            </span>
            {!seat.alive && <Shroud hasVote={seat.ghostVote} />}
            {character && size < 88 && <span className="seat-character">{character.name}</span>}
            <span className="seat-player">{seatName(seat, number)}</span>
          </span>
        </button>
      </li>
    )
  }
)

/** A black swallowtail over the token; a dot while the vote after death is left, a broken ring when it is spent. */
export const Shroud = ({ hasVote }: { hasVote: boolean }) => (
  <svg className="seat-shroud" viewBox="0 0 30 52" aria-hidden="true">
    <path d="M0 0H30V52L15 40 0 52Z" />
    <circle className={hasVote ? 'shroud-vote' : 'shroud-spent'} cx="15" cy="22" r="6" />
  </svg>
)
