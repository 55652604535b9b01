import { catalogue } from '#catalogue/catalogue.ts'
import { groupByTeam } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { getCharacterFacts } from '#core/character/character-facts.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { textProps, titleLanguage } from '#views/text-language.ts'
import { CharacterNames } from './character-names.tsx'
import { scriptTitle } from './open-imported-script.ts'
import { PresentNote } from './present-note.tsx'
import { shortName } from './short-name.ts'

interface PreviewProps {
  script: Script
  /** The open script. */
  present: Script
  texts: CatalogueTexts | undefined
  /** Called with the script after a correction. */
  onScript: (script: Script) => void
}

/** Summary of the script to import, and what happens to the open script. */
export function ImportPreview({ script, present, texts, onScript }: PreviewProps) {
  const characters = script.characters.flatMap(character => getCharacterFacts(character, catalogue) ?? [])
  const title = shortName(scriptTitle(script))
  const author = shortName(script.author)
  return (
    <section className="import-preview" tabIndex={-1} aria-label={m.import_preview()}>
      <h3 className={headingFontClass(title + author)}>
        <span {...textProps(titleLanguage(script.title))}>{title}</span>{' '}
        {author && <em className="import-author">{m.shell_by_author({ author })}</em>}
      </h3>
      <ul className="import-counts">
        {groupByTeam(characters).map(({ team, characters: { length } }) => (
          <li key={team}>
            <TeamMark team={team} />
            <b>{length}</b> {teamName(team)}
          </li>
        ))}
      </ul>
      <CharacterNames {...{ script, texts, onScript }} />
      <PresentNote present={present} />
    </section>
  )
}
