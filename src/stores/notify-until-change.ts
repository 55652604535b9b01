import type { ReadableAtom } from 'nanostores'
import { $notice, dismissNotice, type Notice, notify } from './notice.ts'

/** Shows a notice after a change of a state; the next change dismisses it, since its Undo would then revert that one. */
export function notifyUntilChange($state: ReadableAtom<unknown>, notice: Notice, undo: () => void) {
  notify(notice, undo)
  const shown = $notice.get()
  const stop = $state.listen(() => {
    stop()
    if ($notice.get() === shown) dismissNotice()
  })
}
