import './almanac-entry.css'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { CharacterArticle } from '#core/cast/character-article.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { classNames } from '#ui/class-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { CharacterIcon } from '../characters/character-icon.tsx'
import { Quote } from '../characters/quote.tsx'
import { textProps } from '../text-language.ts'
import { AlmanacFacts } from './almanac-facts.tsx'
import { Heading } from './heading.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { entryId } from './sections.ts'

export interface AlmanacEntryProps {
  article: CharacterArticle
  /** The character isn't shown on a script: leaves out night positions and "made for this script". */
  isStandalone?: boolean
  /** Less space around it, for a preview in a panel. */
  isCompact?: boolean
}

/**
 * A character in the almanac: name, ability, flavour, almanac text, and facts for the storyteller at the side. Its
 * heading is two levels below the almanac's title.
 */
export function AlmanacEntry({ article, isStandalone = false, isCompact }: AlmanacEntryProps) {
  const { character } = article
  const { id, name, team, ability, flavor, almanacDetails, languages } = character
  return (
    <article
      className={classNames('almanac-entry', isCompact && 'almanac-entry-compact')}
      id={entryId(id)}
      data-team={team}
    >
      <CharacterIcon character={character} size={72} />
      <header className="almanac-entry-head">
        <Heading depth={2} text={name} language={languages.name} />
        <p className="almanac-team">
          <TeamMark team={team} size={12} />
          {isStandalone ? teamMember(team) : teamLine(character)}
        </p>
      </header>
      {ability.trim() && (
        <p className="almanac-ability" {...textProps(languages.ability)}>
          {ability}
        </p>
      )}
      <AlmanacFacts article={article} isStandalone={isStandalone} />
      {flavor.trim() && (
        <p className="almanac-flavour" {...textProps(languages.flavor)}>
          <Quote text={flavor} />
        </p>
      )}
      {almanacDetails.trim() && <MarkdownText text={almanacDetails} depth={3} runIn />}
    </article>
  )
}

const teamLine = ({ team, kind }: CastCharacter) =>
  kind === 'custom' ? m.almanac_made_for_this({ team: teamMember(team) }) : teamMember(team)
