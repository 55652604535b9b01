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

/** What a script without a title is called in a list. */
export const titleOf = ({ title }: Script) => title || m.import_untitled()

/** What is done to the open script is undone with its other changes; what lies beside it has an Undo of its own. */
const isOpen = ({ id }: WorkingCopy) => id === $openCopyId.get()

export async function open(copy: WorkingCopy) {
  const wasOpen = isOpen(copy)
  if (!(await openCopy(copy.id))) return
  openScreen('script')
  if (!wasOpen) notify({ kind: 'opened', title: copy.script.title })
}

export async function rename(copy: WorkingCopy, title: string) {
  const before = copy.script.title
  if (title === before) return
  await renameCopy(copy.id, title)
  notify({ kind: 'renamed', title }, isOpen(copy) ? undefined : () => void renameCopy(copy.id, before))
}

export async function duplicate(copy: WorkingCopy) {
  const twin = await duplicateCopy(copy)
  if (twin) notify({ kind: 'duplicated', title: twin.title }, () => void forgetCopy(twin.id))
}

export async function remove(copy: WorkingCopy) {
  const wasOpen = isOpen(copy)
  await deleteCopy(copy.id)
  notify({ kind: 'deleted', title: copy.script.title }, wasOpen ? undefined : () => void bringBack(copy.id))
}

export async function recover(copy: WorkingCopy) {
  await bringBack(copy.id)
  notify({ kind: 'returned', title: copy.script.title }, () => void deleteCopy(copy.id))
}

export async function restore(copy: WorkingCopy, script: Script) {
  if (!(await restoreVersion(copy.id, script))) return
  openScreen('script')
  notify({ kind: 'restored' })
}
