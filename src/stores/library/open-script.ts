import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { $openScriptId } from '../script.ts'
import type { WorkingCopy } from '../storage/working-copy.ts'
import { openLocalScript } from './library-actions.ts'

/** Opens a script of this device in the builder, with a notice. */
export async function openScript(local: WorkingCopy) {
  const wasOpen = local.id === $openScriptId.get()
  if (!(await openLocalScript(local.id))) return
  openScreen('script')
  if (!wasOpen) notify({ kind: 'opened', title: local.script.title })
}
