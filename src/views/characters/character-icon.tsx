import './character-icon.css'
import { useDeferredValue, useState } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { iconAddress } from '#graphics/official-icons.ts'
import { isDisplayableImage } from '../displayable-image.ts'
import { Monogram } from './monogram.tsx'

/** The properties that decide a character's icon. Without `kind` the character is official. */
export interface IconCharacter {
  id: string
  /** Its first letters are the icon of a custom character without an image. */
  name: string
  team: Team
  kind?: CastCharacter['kind'] | undefined
  /** URLs of its own images; only `https:` and `data:` URLs are shown. */
  images?: readonly string[] | undefined
  /** Id of an SVG symbol in the page that is shown instead of its image. */
  symbol?: string | undefined
}

export interface CharacterIconProps {
  character: IconCharacter
  /** Size in pixels; default 36. */
  size?: number | undefined
  /** Renders the icon with low priority, after the text beside it, so that typing stays fast. */
  deferred?: boolean | undefined
}

/**
 * A character's icon: its own image, the official icon or a monogram in its team's colour. Hidden from screen readers:
 * place the name beside it.
 */
export function CharacterIcon({ character, size = 36, deferred = false }: CharacterIconProps) {
  const { id, name, team, kind, images, symbol } = character
  const [failed, setFailed] = useState<string>()
  if (symbol) {
    return (
      <svg className="character-icon" width={size} height={size} aria-hidden="true">
        <use href={`#${symbol}`} />
      </svg>
    )
  }
  const image = images?.[0]
  if (image && isDisplayableImage(image) && image !== failed) {
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
  if (kind === 'custom') return <Monogram name={name} team={team} size={size} />
  const Icon = deferred ? DeferredIcon : OfficialIcon
  return <Icon id={id} team={team} size={size} />
}

interface OfficialIconProps {
  id: string
  team: Team
  size: number
}

/** Reserves its space at once and renders when the browser has time, since many icons are slow to paint. */
function DeferredIcon(props: OfficialIconProps) {
  const isReady = useDeferredValue(true, false)
  return isReady ? (
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
