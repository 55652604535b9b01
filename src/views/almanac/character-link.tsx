import type { CastCharacter } from '#core/cast/cast.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { entryId } from './sections.ts'

/** A character's name in its team's colour with the team mark, as a link to its entry. */
export const CharacterLink = ({ character: { id, name, team, languages } }: { character: CastCharacter }) => (
  <a className="almanac-name" data-team={team} href={`#${entryId(id)}`}>
    <bdi lang={languages.name}>{name}</bdi>
    {'\u00a0'}
    <TeamMark team={team} size={10} />
  </a>
)
