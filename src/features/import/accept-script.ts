import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { startCopy } from '#stores/library/acts.ts'
import { notify } from '#stores/notice.ts'

/** The title of an imported script, or a placeholder. */
export const titleOf = ({ title }: Script) => title || m.import_untitled()

/** Opens the imported script as a new local script. The notice offers Undo. */
export async function acceptScript(script: Script) {
  const former = await startCopy(script)
  notify({ kind: 'imported', title: titleOf(script), former })
}
