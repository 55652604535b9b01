import type { Script } from '#core/script/script.ts'
import { titleText } from '#i18n/title-text.ts'
import { startScript } from '#stores/library/library-actions.ts'
import { notify } from '#stores/notice.ts'

/** The title of an imported script, or a placeholder. */
export const scriptTitle = ({ title }: Script) => titleText(title)

/** Opens the imported script as a new local script. The notice offers Undo. */
export async function openImportedScript(script: Script) {
  const former = await startScript(script)
  notify({ kind: 'imported', title: scriptTitle(script), former })
}
