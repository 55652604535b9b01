import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { startCopy } from '#stores/library/acts.ts'
import { notify } from '#stores/notice.ts'

/** What an imported script without a title is called. */
export const titleOf = ({ title }: Script) => title || m.import_untitled()

/** Opens the imported script beside the present one, and offers to undo it. */
export async function acceptScript(script: Script) {
  const former = await startCopy(script)
  notify({ kind: 'imported', title: titleOf(script), former })
}
