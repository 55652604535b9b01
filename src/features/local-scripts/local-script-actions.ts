import type { Script } from '#core/script/script.ts'
import { titleText } from '#i18n/title-text.ts'
import {
  deleteLocalScript,
  deleteLocalScriptForever,
  duplicateLocalScript,
  renameLocalScript,
  restoreLocalScript,
  restoreVersion
} from '#stores/library/library-actions.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { $openScriptId } from '#stores/script.ts'
import type { WorkingCopy } from '#stores/storage/working-copy.ts'

/** The title of a script, or a placeholder. */
export const scriptTitle = ({ title }: Script) => titleText(title)

/** Changes of the open script are undone with the builder's Undo; for other scripts the notice offers Undo. */
const isOpen = ({ id }: WorkingCopy) => id === $openScriptId.get()

export async function renameScript(local: WorkingCopy, title: string) {
  const before = local.script.title
  if (title === before) return
  await renameLocalScript(local.id, title)
  notify(
    { kind: 'renamed', title },
    isOpen(local) ? undefined : () => void renameLocalScript(local.id, before)
  )
}

export async function duplicateScript(local: WorkingCopy) {
  const duplicated = await duplicateLocalScript(local)
  if (!duplicated) return
  notify({ kind: 'duplicated', title: duplicated.title }, () => void deleteLocalScriptForever(duplicated.id))
}

/** Moves a script to the bin. */
export async function deleteScript(local: WorkingCopy) {
  const wasOpen = isOpen(local)
  await deleteLocalScript(local.id)
  notify(
    { kind: 'deleted', title: local.script.title },
    wasOpen ? undefined : () => void restoreLocalScript(local.id)
  )
}

/** Takes a script out of the bin. */
export async function undeleteScript(local: WorkingCopy) {
  await restoreLocalScript(local.id)
  notify({ kind: 'restoredFromBin', title: local.script.title }, () => void deleteLocalScript(local.id))
}

/** Opens a script with the content of an earlier version. */
export async function restoreScriptVersion(local: WorkingCopy, earlier: Script) {
  if (!(await restoreVersion(local.id, earlier))) return
  openScreen('script')
  notify({ kind: 'versionRestored' })
}
