import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import { teamName } from '#i18n/team-names.ts'
import { AlmanacEntry } from './almanac-entry.tsx'
import { AlmanacSection } from './almanac-section.tsx'

/** The entries of all characters by team, in script order. */
export function AlmanacTeams({ cast }: { cast: Cast }) {
  const articles = buildCharacterArticles(cast)
  return groupByTeam(cast.characters).map(({ team, characters }) => (
    <AlmanacSection key={team} name={team} title={teamName(team)} team={team}>
      {characters.map(({ id }) => {
        const article = articles.get(id)
        return article && <AlmanacEntry key={id} article={article} />
      })}
    </AlmanacSection>
  ))
}
