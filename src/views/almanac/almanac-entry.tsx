import './almanac-entry.css'
import type { CastCharacter } from '#core/cast.ts'
import type { CharacterArticle } from '#core/character-article.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-words.ts'
import { TeamMark } from '#ui/team-mark.tsx'
import { CharacterIcon } from '../character-icon.tsx'
import { Quote } from '../quote.tsx'
import { AlmanacNotes } from './almanac-notes.tsx'
import { Heading, ownWords } from './heading.tsx'
import { ProseText } from './prose-text.tsx'
import { entryId } from './sections.ts'

export interface AlmanacEntryProps {
  article: CharacterArticle
  /** The character isn't shown on a script: leaves out night positions and "made for this script". */
  alone?: boolean
}

/**
 * A character in the almanac: name, ability, flavour, almanac text, and facts for the storyteller at the side. Its
 * heading is two levels below the almanac's title.
 */
export function AlmanacEntry({ article, alone = false }: AlmanacEntryProps) {
  const { character } = article
  const { id, name, team, ability, flavor, almanacDetails } = character
  const textProps = character.kind === 'custom' ? ownWords : undefined
  return (
    <article className="almanac-entry" id={entryId(id)} data-team={team}>
      <CharacterIcon character={character} size={72} />
      <header className="almanac-entry-head">
        <Heading depth={2} text={name} own={textProps !== undefined} />
        <p className="almanac-team">
          <TeamMark team={team} size={12} />
          {alone ? teamMember(team) : teamLine(character)}
        </p>
      </header>
      {ability.trim() && (
        <p className="almanac-ability" {...textProps}>
          {ability}
        </p>
      )}
      <AlmanacNotes article={article} isStandalone={alone} />
      {flavor.trim() && (
        <p className="almanac-flavour" {...textProps}>
          <Quote text={flavor} />
        </p>
      )}
      {almanacDetails.trim() && <ProseText text={almanacDetails} depth={3} runIn />}
    </article>
  )
}

const teamLine = ({ team, kind }: CastCharacter) =>
  kind === 'custom' ? m.almanac_made_for_this({ team: teamMember(team) }) : teamMember(team)
