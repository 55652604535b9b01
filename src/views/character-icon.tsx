import './character-icon.css'
import { useState } from 'react'
import type { CastCharacter } from '#core/cast.ts'
import { alignmentOf, type Team } from '#core/team.ts'
import { iconAddress } from '#drawings/official-icons.ts'
import { placeholders } from '#drawings/placeholders.ts'
import { Drawn } from '#ui/drawn.tsx'

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
}

/** A character's picture, in its team's colour where we draw it. It says nothing: the name stands beside it. */
export function CharacterIcon({ character: { id, team, kind, images }, size = 36 }: CharacterIconProps) {
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
  return <OfficialIcon id={id} team={team} size={size} />
}

const OfficialIcon = ({ id, team, size }: { id: string; team: Team; size: number }) => (
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

const isShowable = (address: string) => /^(https:\/\/|data:image\/)/i.test(address.trim())
