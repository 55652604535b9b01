import type { CastCharacter } from '#core/cast/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { characterPath, localizePath } from '#routes'
import { TeamMark } from '#ui/graphics/team-mark.tsx'

/** A link to a character's page: the name in the team's colour, with the team mark. */
export const CharacterLink = ({ character: { id, name, team } }: { character: CastCharacter }) => (
  <a className="character-link" data-team={team} href={localizePath(pageLocale(), characterPath(id))}>
    <TeamMark team={team} size={10} />
    {name}
  </a>
)
