import type { CastCharacter } from '#core/cast.ts'
import { pageLocale } from '#i18n/messages.ts'
import { characterPath, localPath } from '#routes'
import { TeamMark } from '#ui/team-mark.tsx'

/** A character's name in its team's colour, with its mark; it leads to the character's page. */
export const CharacterLink = ({ character: { id, name, team } }: { character: CastCharacter }) => (
  <a className="character-link" data-team={team} href={localPath(pageLocale(), characterPath(id))}>
    <TeamMark team={team} size={10} />
    {name}
  </a>
)
