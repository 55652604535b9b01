import './character-icon.css'
import { useDeferredValue, useState } from 'react'
import type { CastCharacter } from '#core/cast.ts'
import { alignmentOf, type Team } from '#core/team.ts'
import { iconAddress } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import { Drawn } from '#ui/drawn.tsx'
import { isShowable } from './showable-picture.ts'

/** What a character's picture depends on. One that does not say its kind is official. */
export interface PicturedCharacter {
  id: string
  team: Team
  kind?: CastCharacter['kind'] | undefined
  /** Addresses of its own pictures; one that is no `https:` or `data:` address is not shown. */
  images?: readonly string[] | undefined
}

export interface CharacterIconProps {
  character: PicturedCharacter
  /** Pixels; 36 unless said otherwise. */
  size?: number | undefined
  /** The icon comes a moment after the words beside it: whoever types waits for the words alone. */
  late?: boolean | undefined
}

/** A character's picture, in its team's colour where we draw it. It says nothing: the name stands beside it. */
export function CharacterIcon({ character, size = 36, late = false }: CharacterIconProps) {
  const { id, team, kind, images } = character
  const [failed, setFailed] = useState<string>()
  const image = images?.[0]
  if (image && isShowable(image) && image !== failed) {
    return (
      <img
        className="character-icon"
        src={image}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(image)}
      />
    )
  }
  if (kind === 'custom') {
    return (
      <Drawn drawing={placeholders[alignmentOf[team]]} size={size} className="character-icon" team={team} />
    )
  }
  const Icon = late ? LateIcon : OfficialIcon
  return <Icon id={id} team={team} size={size} />
}

interface OfficialIconProps {
  id: string
  team: Team
  size: number
}

/** Takes its room at once and is drawn when the browser has time: many at once are slow to paint. */
function LateIcon(props: OfficialIconProps) {
  const isDue = useDeferredValue(true, false)
  return isDue ? (
    <OfficialIcon {...props} />
  ) : (
    <svg className="character-icon" width={props.size} height={props.size} aria-hidden="true" />
  )
}

const OfficialIcon = ({ id, team, size }: OfficialIconProps) => (
  <svg
    className="character-icon official-icon"
    data-team={team}
    width={size}
    height={size}
    fill="currentColor"
    aria-hidden="true"
  >
    <use href={iconAddress(id)} />
  </svg>
)
