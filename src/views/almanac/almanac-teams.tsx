import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import { buildCharacterArticle } from '#core/cast/character-article.ts'
import { teamName } from '#i18n/team-names.ts'
import { AlmanacEntry } from './almanac-entry.tsx'
import { AlmanacSection } from './almanac-section.tsx'

/** The entries of all characters by team, in script order. */
export const AlmanacTeams = ({ cast }: { cast: Cast }) =>
  groupByTeam(cast.characters).map(({ team, characters }) => (
    <AlmanacSection key={team} name={team} title={teamName(team)} team={team}>
      {characters.map(({ id }) => {
        const article = buildCharacterArticle(id, cast)
        return article && <AlmanacEntry key={id} article={article} />
      })}
    </AlmanacSection>
  ))
