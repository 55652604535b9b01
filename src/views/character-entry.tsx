import './script-entry.css'
import './character-entry.css'
import type { ReactNode } from 'react'
import type { CharacterSummary } from '#core/saving/document.ts'
import { teamMember } from '#i18n/team-names.ts'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { AbilityText } from './characters/ability-text.tsx'
import { CharacterIcon } from './characters/character-icon.tsx'
import { authorTextProps } from './text-language.ts'

interface CharacterEntryProps {
  character: CharacterSummary & { id: string }
  name: string
  href: string
  /** Shown after the team: time of the last change. */
  note: ReactNode
  /** A menu at the end. */
  end: ReactNode
}

/** A row of the list of saved characters. The whole row is a link. */
export function CharacterEntry({ character, name, href, note, end }: CharacterEntryProps) {
  const { id, team, ability, image } = character
  return (
    <li className="script-entry character-entry" data-team={team}>
      <CharacterIcon character={{ id, name, team, kind: 'custom', images: image ? [image] : [] }} size={44} />
      <div className="script-entry-head">
        <a
          className={classNames('script-entry-open', headingFontClass(name))}
          href={href}
          {...authorTextProps}
        >
          {name}
        </a>
      </div>
      {ability && (
        <p className="script-entry-text" {...authorTextProps}>
          <AbilityText ability={ability} />
        </p>
      )}
      <div className="script-entry-facts">
        <span className="character-entry-team">
          <TeamMark team={team} />
          {teamMember(team)}
        </span>
        {note}
      </div>
      <div className="script-entry-end">{end}</div>
    </li>
  )
}
