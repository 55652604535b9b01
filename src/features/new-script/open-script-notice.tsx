import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $libraryProblem } from '#stores/library/library-database.ts'
import { isBlank } from '#stores/library/local-scripts.ts'
import { $script } from '#stores/script.ts'

/** Says what happens to the open script: it stays in the library, or is replaced when the library is unavailable. */
export function OpenScriptNotice() {
  const script = useStore($script)
  const trouble = useStore($libraryProblem)
  if (isBlank(script)) return null
  const title = titleText(script.title)
  return <p className="new-note">{trouble ? m.new_replaces({ title }) : m.new_keeps({ title })}</p>
}
