import { useStore } from '@nanostores/react'
import { Info } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { groupByTeam } from '#core/cast.ts'
import { factsOf } from '#core/character-facts.ts'
import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { $libraryTrouble, type LibraryTrouble } from '#stores/library/shelves.ts'
import { headingFace } from '#ui/heading-face.ts'
import { TeamMark } from '#ui/team-mark.tsx'
import { titleOf } from './accept-script.ts'
import { Names } from './names.tsx'

/** Summary of the script to import, and what happens to the open script. */
export function Preview({ script, present }: { script: Script; present: Script }) {
  const characters = script.characters.flatMap(character => factsOf(character, catalogue) ?? [])
  const custom = characters.filter(({ kind }) => kind === 'custom').map(({ name }) => name)
  const unknown = script.characters
    .filter(character => !factsOf(character, catalogue))
    .map(character => character.id)
  const title = titleOf(script)
  const trouble = useStore($libraryTrouble)
  return (
    <section className="import-preview" aria-label={m.import_in_it()}>
      <h3 className={headingFace(title + script.author)}>
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
      <Names intro={m.import_custom({ count: custom.length })} names={custom} />
      <Names intro={m.import_unknown({ count: unknown.length })} names={unknown} />
      <p className="import-replaces">
        <Info />
        {presentText(present, trouble)}
      </p>
    </section>
  )
}

function presentText(present: Script, trouble: LibraryTrouble | undefined): string {
  const count = present.characters.length
  if (present.title === '' && count === 0) return m.import_replaces_nothing()
  if (trouble) return m.import_replaces({ title: titleOf(present), count })
  return m.import_keeps({ title: titleOf(present) })
}
