import { scriptDigest } from '#core/saving.ts'
import { readCopies } from '../library/kept-copies.ts'
import { $ownChange, $workingCopy, type OwnChange } from '../script.ts'
import { forgetLinksOf, linkedIds, linkOf } from './links.ts'
import { saveLater, sendWaiting } from './save.ts'
import type { SavingServer } from './server.ts'

/** Milliseconds before an unreachable server is tried again; doubled after each failure. */
const retryDelay = { first: 2000, longest: 60_000 }

/**
 * Sends pending saves at the start, when the network returns, when the tab becomes visible, and with backoff after
 * failures. Changes made offline are queued.
 *
 * @param canSend Whether requests make sense now: only while signed in
 * @returns stops it
 */
export function attendSaving(server: SavingServer, canSend = () => true) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function sendWithRetry(delay: number) {
    clearTimeout(timer)
    if (navigator.onLine === false || !canSend()) return
    const isDone = await sendWaiting(server)
    if (isDone || isStopped) return
    clearTimeout(timer)
    timer = setTimeout(() => sendWithRetry(Math.min(delay * 2, retryDelay.longest)), delay)
  }
  const sendNow = () => void sendWithRetry(retryDelay.first)
  const sendWhenVisible = () => document.visibilityState === 'visible' && sendNow()

  const stop = $ownChange.listen(change => {
    if (navigator.onLine === false) queueChange(change)
  })
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendWhenVisible)
  void removeDeadLinks()
  sendNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop()
    removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', sendWhenVisible)
  }
}

/** Queues the open script after an edit if it is linked and differs from the saved version. */
function queueChange(change: OwnChange | undefined) {
  if (!change || change.was.id !== change.now.id) return
  const link = linkOf(change.now.id)
  if (link && link.digest !== scriptDigest(change.now.script)) saveLater(change.now.id)
}

/**
 * Removes links of scripts that no longer exist. Links that another tab adds meanwhile stay; if the library can't be read,
 * all links stay.
 */
async function removeDeadLinks() {
  const linked = linkedIds()
  const copies = await readCopies()
  if (!copies.ok) return
  const existing = new Set([$workingCopy.get().id, ...copies.value.map(({ id }) => id)])
  forgetLinksOf(new Set(linked.filter(id => !existing.has(id))))
}
