import { emptyScript } from '#core/script/script.ts'
import { openLocalScript } from '#stores/library/library-actions.ts'
import { startNewScript } from '#stores/library/start-new-script.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import type { WorkingCopy } from '#stores/storage/working-copy.ts'

export const startBlankScript = () => startNewScript(emptyScript)

/** Opens a script of this browser and shows the script screen. */
export async function openRecentScript({ id, script }: WorkingCopy) {
  if (!(await openLocalScript(id))) return
  openScreen('script')
  notify({ kind: 'opened', title: script.title })
}
