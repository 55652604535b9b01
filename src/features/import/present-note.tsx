import { useStore } from '@nanostores/react'
import { Info } from 'lucide-react'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { $libraryProblem, type LibraryProblem } from '#stores/library/library-database.ts'
import { scriptTitle } from './open-imported-script.ts'
import { shortName } from './short-name.ts'

/** What happens to the open script when another one is imported. */
export function PresentNote({ present }: { present: Script }) {
  const trouble = useStore($libraryProblem)
  return (
    <p className="import-replaces">
      <Info />
      {presentText(present, trouble)}
    </p>
  )
}

function presentText(present: Script, trouble: LibraryProblem | undefined): string {
  const count = present.characters.length
  const title = shortName(scriptTitle(present))
  if (present.title.trim() === '' && count === 0) return m.import_replaces_nothing()
  if (trouble) return m.import_replaces({ title, count })
  return m.import_keeps({ title })
}
