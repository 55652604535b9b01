import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useRef } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { findSeat, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { CardContent } from '#stores/grimoire/view.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { textProps } from '#views/text-language.ts'
import { seatName } from '../seat-texts.ts'
import { isThumb, type Thumb, thumbs } from './card-texts.ts'
import type { SecondLanguage } from './second-language.ts'
import { useFittingZoom } from './use-fitting-zoom.ts'

interface CardFaceProps {
  card: CardContent
  game: Game
  characters: Characters
  second: SecondLanguage | undefined
}

/** What is written on a card, as large as it fits. */
export function CardFace({ card, game, characters, second }: CardFaceProps) {
  const element = useRef<HTMLDivElement>(null)
  useFittingZoom(element, [card, second])
  const shown = card.characters.map(id => characters.get(id)).filter(each => each !== undefined)
  const seats = card.seats.map(id => findSeat(game, id)).filter(seat => seat !== undefined)
  return (
    <div ref={element} className="card-face">
      <CardText text={card.text} second={second} />
      {seats.length > 0 && (
        <ul className="card-players">
          {seats.map(seat => (
            <li key={seat.id}>{seatName(seat, game.seats.indexOf(seat) + 1)}</li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <ul className="card-characters">
          {shown.map(character => (
            <CardCharacter
              key={character.id}
              character={character}
              other={second?.characters.get(character.id)}
              tag={second?.tag}
              hasAbility={shown.length === 1}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function CardText({ text, second }: { text: string; second: SecondLanguage | undefined }) {
  const other = second?.translate(text)
  if (text === '') return null
  return (
    <div className="card-texts">
      {isThumb(text) ? <ThumbSign thumb={text} /> : <p className={headingFontClass(text)}>{text}</p>}
      {other && (
        <p className={classNames('card-other', headingFontClass(other))} lang={second?.tag}>
          {other}
        </p>
      )}
    </div>
  )
}

const ThumbSign = ({ thumb }: { thumb: Thumb }) => {
  const Icon = thumb === '👍' ? ThumbsUp : ThumbsDown
  return <Icon role="img" aria-hidden={false} aria-label={thumbs[thumb]()} size={120} strokeWidth={1.5} />
}

interface CardCharacterProps {
  character: CastCharacter
  /** The same one in the second language, whose tag is `tag`. */
  other: CastCharacter | undefined
  tag: string | undefined
  hasAbility: boolean
}

/** A token with its name; in the second language too where that differs. */
const CardCharacter = ({ character, other, tag, hasAbility }: CardCharacterProps) => (
  <li>
    <CharacterToken character={character} size={170} />
    <b className={headingFontClass(character.name)} {...textProps(character.languages.name)}>
      {character.name}
    </b>
    {other && other.name !== character.name && (
      <i className={headingFontClass(other.name)} lang={tag}>
        {other.name}
      </i>
    )}
    {hasAbility && character.ability && (
      <p {...textProps(character.languages.ability)}>
        <AbilityText ability={character.ability} />
      </p>
    )}
    {hasAbility && other?.ability && other.ability !== character.ability && (
      <p className="card-other-ability" lang={tag}>
        <AbilityText ability={other.ability} />
      </p>
    )}
  </li>
)
