import type { CastCharacter } from '#core/cast.ts'
import { standing } from '#i18n/edition-words.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { cataloguePath, localPath } from '#routes'
import { headingFace } from '#ui/heading-face.ts'
import { TeamMark } from '#ui/team-mark.tsx'
import { CharacterIcon } from '#views/character-icon.tsx'

/** Breadcrumbs, icon, name and team of a character. */
export function CharacterHead({ character, english }: { character: CastCharacter; english: CastCharacter }) {
  const { name, team } = character
  return (
    <>
      <Breadcrumbs character={character} />
      <header className="character-head">
        <CharacterIcon character={character} size={112} />
        <div>
          <h1 className={headingFace(name)}>{name}</h1>
          {english.name !== name && (
            <p className="character-english" lang="en">
              {english.name}
            </p>
          )}
          <p className="character-team">
            <TeamMark team={team} size={12} />
            {standing(character)}
          </p>
        </div>
      </header>
    </>
  )
}

function Breadcrumbs({ character: { name, team } }: { character: CastCharacter }) {
  const catalogue = localPath(pageLocale(), cataloguePath)
  return (
    <nav className="character-trail" aria-label={m.catalogue_trail()}>
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
