import { Check, Moon, MoonStar } from 'lucide-react'
import { memo } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { type Characters, seatAlignment, wakes } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { seatDescription, seatName } from '../seat-texts.ts'
import type { SeatPlace, TableLayout } from './layout/table-layout.ts'
import { SeatBadges } from './seat-badges.tsx'

interface SeatTokenProps {
  seat: Seat
  /** Its place in the circle, from 1 on. */
  number: number
  characters: Characters
  layout: TableLayout
  place: SeatPlace
  isHighlighted: boolean
  /** Whether a dragged reminder would be dropped here. */
  isTarget: boolean
  /** Before the first night, who has seen the own character is marked. */
  isSetup: boolean
  onOpen: (seat: Seat) => void
  /** By a right click, a long press or the menu key. */
  onMenu?: ((seat: Seat) => void) | undefined
}

/** A seat of the circle: the character's token with its marks, the shroud of the dead, the player's name. */
export const SeatToken = memo((props: SeatTokenProps) => {
  const { seat, number, characters, layout, place, isSetup, onOpen, onMenu } = props
  const { token, hasStrips, nameSize } = layout
  const character = characters.get(seat.character)
  return (
    <button
      type="button"
      className={classNames(
        'seat-token',
        props.isHighlighted && 'seat-highlighted',
        props.isTarget && 'seat-target'
      )}
      style={{
        '--x': `${place.x}px`,
        '--y': `${place.y}px`,
        '--token-size': `${token}px`,
        '--seat-width': `${Math.max(place.labelWidth, token)}px`,
        '--name-size': `${nameSize}px`
      }}
      data-seat={seat.id}
      aria-keyshortcuts="R"
      onClick={() => onOpen(seat)}
      onContextMenu={event => {
        if (!onMenu) return
        event.preventDefault()
        onMenu(seat)
      }}
    >
      <span className="unseen">
        {seatDescription(seat, number, characters)}
        {isSetup && seat.seen && `, ${m.table_seen()}`}
      </span>
      <span className="seat-drawing" aria-hidden="true">
        <span className="seat-disc">
          {character ? (
            <CharacterToken
              character={character}
              size={Math.round(token)}
              alignment={seatAlignment(seat, characters)}
              pale={!seat.alive}
            />
          ) : (
            <span className="seat-empty">{seat.character ? '?' : number}</span>
          )}
          <NightMarks seat={seat} characters={characters} />
          <SeatBadges seat={seat} characters={characters} size={token} />
          {!seat.alive && <Shroud hasVote={seat.ghostVote} />}
        </span>
        {character && hasStrips && <span className="seat-character">{character.name}</span>}
        <span className="seat-player">
          {isSetup && seat.seen && <Check />}
          <span>{seatName(seat, number)}</span>
        </span>
      </span>
    </button>
  )
})

interface NightMarksProps {
  seat: Seat
  characters: Characters
}

/** On the left a moon of who wakes in the first night, on the right one with stars of who wakes in the others. */
function NightMarks({ seat, characters }: NightMarksProps) {
  return (
    <>
      {wakes(seat, characters, 'firstNight') && <Moon className="seat-first-night" />}
      {wakes(seat, characters, 'otherNight') && <MoonStar className="seat-other-nights" />}
    </>
  )
}

/** A black swallowtail over the token; a dot while the vote after death is left, a broken ring when it is spent. */
export const Shroud = ({ hasVote }: { hasVote: boolean }) => (
  <svg className="seat-shroud" viewBox="0 0 30 52" aria-hidden="true">
    <path d="M0 0H30V52L15 40 0 52Z" />
    <circle className={hasVote ? 'shroud-vote' : 'shroud-spent'} cx="15" cy="22" r="6" />
  </svg>
)
