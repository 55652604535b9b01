import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

interface CharacterNamesProps {
  ids: readonly string[]
  cast: Cast
  nameOf: (id: string) => string
}

/** Names of characters with the marks of their teams. */
export function CharacterNames({ ids, cast, nameOf }: CharacterNamesProps) {
  if (ids.length === 0) return <p className="compare-note">{m.compare_none()}</p>
  const teams = new Map(cast.characters.map(({ id, team }) => [id, team]))
  return (
    <ul className="compare-names">
      {ids.map(id => {
        const team = teams.get(id)
        return (
          <li key={id} data-team={team}>
            {team && <TeamMark team={team} size={10} />} {nameOf(id)}
          </li>
        )
      })}
    </ul>
  )
}
