import { computed } from 'nanostores'
import { scriptDigest } from '#core/saving/document-link.ts'
import { readLocalScripts } from '../library/local-scripts.ts'
import { $tabChange, $workingCopy, type TabChange } from '../script.ts'
import { $links, getLink, getLinkedIds, removeLinks } from './links.ts'
import { isPending, queueSave, sendPendingSaves } from './save-script.ts'
import type { SavingApi } from './saving-api.ts'

/** Milliseconds before an unreachable server is tried again; doubled after each failure. */
const retryDelay = { first: 2000, longest: 60_000 }

const $hasPendingSaves = computed($links, links => Object.values(links).some(isPending))

/**
 * Sends pending saves at the start, when the network returns, when the tab becomes visible, and with backoff after
 * failures, also after those of a save that the user has begun. Changes made offline are queued.
 *
 * @param canSend Whether requests make sense now: only while signed in
 * @returns stops it
 */
export function startSaveRetry(server: SavingApi, canSend = () => true) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  async function sendWithRetry(delay: number) {
    clearTimeout(timer)
    if (navigator.onLine === false || !canSend()) return
    const isDone = await sendPendingSaves(server)
    if (isDone || isStopped) return
    sendAfter(delay)
  }
  function sendAfter(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => sendWithRetry(Math.min(delay * 2, retryDelay.longest)), delay)
  }
  const sendNow = () => void sendWithRetry(retryDelay.first)
  const sendWhenVisible = () => document.visibilityState === 'visible' && sendNow()

  const stops = [
    $tabChange.listen(change => {
      if (navigator.onLine === false) queueChange(change)
    }),
    // A save counts as pending from its beginning. Without a network, the browser may not know that it is offline.
    $hasPendingSaves.listen(hasPending => hasPending && sendAfter(retryDelay.first))
  ]
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', sendWhenVisible)
  void removeDeadLinks()
  sendNow()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
    removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', sendWhenVisible)
  }
}

/** Queues the open script after an edit if it is linked and differs from the saved version. */
function queueChange(change: TabChange | undefined) {
  if (!change || change.before.id !== change.after.id) return
  const link = getLink(change.after.id)
  if (link && link.digest !== scriptDigest(change.after.script)) queueSave(change.after.id)
}

/**
 * Removes links of scripts that no longer exist. Links that another tab adds meanwhile stay; if the library can't be read,
 * all links stay.
 */
async function removeDeadLinks() {
  const linked = getLinkedIds()
  const copies = await readLocalScripts()
  if (!copies.ok) return
  const existing = new Set([$workingCopy.get().id, ...copies.value.map(({ id }) => id)])
  removeLinks(new Set(linked.filter(id => !existing.has(id))))
}
