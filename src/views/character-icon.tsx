import './character-icon.css'
import { useState } from 'react'
import { alignmentOf, type Team } from '#core/team.ts'
import { placeholders } from '#drawings/placeholders.ts'
import { Drawn } from '#ui/drawn.tsx'

export interface CharacterIconProps {
  team: Team
  /** Address of the character's own picture; one that is no `https:` or `data:` address is not shown. */
  image?: string | undefined
  /** Pixels; 36 unless said otherwise. */
  size?: number | undefined
}

/** A character's picture, in its team's colour where we draw it. It says nothing: the name stands beside it. */
export function CharacterIcon({ team, image, size = 36 }: CharacterIconProps) {
  const [failed, setFailed] = useState<string>()
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
  return (
    <Drawn drawing={placeholders[alignmentOf[team]]} size={size} className="character-icon" team={team} />
  )
}

const isShowable = (address: string) => /^(https:\/\/|data:image\/)/i.test(address.trim())
