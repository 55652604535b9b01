import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

interface CharacterNamesProps {
  ids: readonly string[]
  cast: Cast
  nameOf: (id: string) => string
}

/** Names of characters by team, as everywhere; those without a known team come last. */
export function CharacterNames({ ids, cast, nameOf }: CharacterNamesProps) {
  if (ids.length === 0) return <p className="compare-note">{m.compare_none()}</p>
  const shown = new Set(ids)
  const groups = groupByTeam(cast.characters.filter(({ id }) => shown.has(id)))
  const unknown = cast.unknown.filter(id => shown.has(id))
  return (
    <div className="compare-teams">
      {groups.map(({ team, characters }) => (
        <section key={team} data-team={team}>
          <h4>
            <TeamMark team={team} size={10} /> {teamName(team)}
          </h4>
          <Names ids={characters.map(({ id }) => id)} nameOf={nameOf} />
        </section>
      ))}
      {unknown.length > 0 && <Names ids={unknown} nameOf={nameOf} />}
    </div>
  )
}

const Names = ({ ids, nameOf }: Pick<CharacterNamesProps, 'ids' | 'nameOf'>) => (
  <ul className="compare-names">
    {ids.map(id => (
      <li key={id}>{nameOf(id)}</li>
    ))}
  </ul>
)
