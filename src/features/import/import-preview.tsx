import { useStore } from '@nanostores/react'
import { Info } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { groupByTeam } from '#core/cast/cast.ts'
import { getCharacterFacts } from '#core/character/character-facts.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { $libraryProblem, type LibraryProblem } from '#stores/library/library-database.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { NameList } from './name-list.tsx'
import { scriptTitle } from './open-imported-script.ts'

/** Summary of the script to import, and what happens to the open script. */
export function ImportPreview({ script, present }: { script: Script; present: Script }) {
  const characters = script.characters.flatMap(character => getCharacterFacts(character, catalogue) ?? [])
  const custom = characters.filter(({ kind }) => kind === 'custom').map(({ name }) => name)
  const unknown = script.characters
    .filter(character => !getCharacterFacts(character, catalogue))
    .map(character => character.id)
  const title = scriptTitle(script)
  const trouble = useStore($libraryProblem)
  return (
    <section className="import-preview" aria-label={m.import_preview()}>
      <h3 className={headingFontClass(title + script.author)}>
        {title}{' '}
        {script.author && <em className="import-author">{m.shell_by_author({ author: script.author })}</em>}
      </h3>
      <ul className="import-counts">
        {groupByTeam(characters).map(({ team, characters: { length } }) => (
          <li key={team}>
            <TeamMark team={team} />
            <b>{length}</b> {teamName(team)}
          </li>
        ))}
      </ul>
      <NameList intro={m.import_custom({ count: custom.length })} names={custom} />
      <NameList intro={m.import_unknown({ count: unknown.length })} names={unknown} />
      <p className="import-replaces">
        <Info />
        {presentText(present, trouble)}
      </p>
    </section>
  )
}

function presentText(present: Script, trouble: LibraryProblem | undefined): string {
  const count = present.characters.length
  if (present.title === '' && count === 0) return m.import_replaces_nothing()
  if (trouble) return m.import_replaces({ title: scriptTitle(present), count })
  return m.import_keeps({ title: scriptTitle(present) })
}
