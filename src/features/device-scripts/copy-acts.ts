import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import {
  bringBack,
  deleteCopy,
  duplicateCopy,
  forgetCopy,
  openCopy,
  renameCopy,
  restoreVersion
} from '#stores/library/acts.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { $openCopyId } from '#stores/script.ts'
import type { WorkingCopy } from '#stores/stored-script.ts'

/** The title of a script, or a placeholder. */
export const titleOf = ({ title }: Script) => title || m.import_untitled()

/** Changes of the open script are undone with the builder's Undo; for other scripts the notice offers Undo. */
const isOpen = ({ id }: WorkingCopy) => id === $openCopyId.get()

/** Opens a script in the builder. */
export async function open(local: WorkingCopy) {
  const wasOpen = isOpen(local)
  if (!(await openCopy(local.id))) return
  openScreen('script')
  if (!wasOpen) notify({ kind: 'opened', title: local.script.title })
}

export async function rename(local: WorkingCopy, title: string) {
  const before = local.script.title
  if (title === before) return
  await renameCopy(local.id, title)
  notify({ kind: 'renamed', title }, isOpen(local) ? undefined : () => void renameCopy(local.id, before))
}

export async function duplicate(local: WorkingCopy) {
  const duplicated = await duplicateCopy(local)
  if (!duplicated) return
  notify({ kind: 'duplicated', title: duplicated.title }, () => void forgetCopy(duplicated.id))
}

/** Moves a script to the bin. */
export async function remove(local: WorkingCopy) {
  const wasOpen = isOpen(local)
  await deleteCopy(local.id)
  notify({ kind: 'deleted', title: local.script.title }, wasOpen ? undefined : () => void bringBack(local.id))
}

/** Takes a script out of the bin. */
export async function recover(local: WorkingCopy) {
  await bringBack(local.id)
  notify({ kind: 'returned', title: local.script.title }, () => void deleteCopy(local.id))
}

/** Opens a script with the content of an earlier version. */
export async function restore(local: WorkingCopy, earlier: Script) {
  if (!(await restoreVersion(local.id, earlier))) return
  openScreen('script')
  notify({ kind: 'restored' })
}
