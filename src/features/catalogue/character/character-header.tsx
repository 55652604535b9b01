import type { CastCharacter } from '#core/cast/cast.ts'
import { teamAndEdition } from '#i18n/edition-names.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { cataloguePath, localizePath } from '#routes'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'

/** Breadcrumbs, icon, name and team of a character. */
export function CharacterHeader({
  character,
  english
}: {
  character: CastCharacter
  english: CastCharacter
}) {
  const { name, team } = character
  return (
    <>
      <Breadcrumbs character={character} />
      <header className="character-head">
        <CharacterIcon character={character} size={112} />
        <div>
          <h1 className={headingFontClass(name)}>{name}</h1>
          {english.name !== name && (
            <p className="character-english" lang="en">
              {english.name}
            </p>
          )}
          <p className="character-team">
            <TeamMark team={team} size={12} />
            {teamAndEdition(character)}
          </p>
        </div>
      </header>
    </>
  )
}

function Breadcrumbs({ character: { name, team } }: { character: CastCharacter }) {
  const catalogue = localizePath(pageLocale(), cataloguePath)
  return (
    <nav className="character-trail" aria-label={m.catalogue_breadcrumbs()}>
      <ol>
        <li>
          <a href={catalogue}>{m.catalogue_title()}</a>
        </li>
        <li>
          <a href={`${catalogue}#${team}`}>{teamName(team)}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
