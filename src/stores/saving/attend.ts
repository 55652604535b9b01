import { scriptDigest } from '#core/saving.ts'
import { readCopies } from '../library/kept-copies.ts'
import { $ownChange, $workingCopy, type OwnChange } from '../script.ts'
import { forgetLinksOf, linkedIds, linkOf } from './links.ts'
import { saveLater, sendWaiting } from './save.ts'
import type { SavingServer } from './server.ts'

/** Milliseconds before a save that met trouble goes out again: the first pause, and the longest. */
const pauses = { first: 2000, longest: 60_000 }

/**
 * Sends what waits whenever it may get through, and has what is changed without a network saved afterwards.
 *
 * @param mayAsk Whether the server would listen: to somebody who is not signed in it does not
 * @returns how to end it
 */
export function attendSaving(server: SavingServer, mayAsk = () => true) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false

  async function sendOr(pause: number) {
    clearTimeout(timer)
    if (navigator.onLine === false || !mayAsk()) return
    const isDone = await sendWaiting(server)
    if (isDone || hasEnded) return
    clearTimeout(timer)
    timer = setTimeout(() => sendOr(Math.min(pause * 2, pauses.longest)), pause)
  }
  const sendNow = () => void sendOr(pauses.first)
  const look = () => document.visibilityState === 'visible' && sendNow()

  const stop = $ownChange.listen(change => {
    if (navigator.onLine === false) waitWith(change)
  })
  addEventListener('online', sendNow)
  document.addEventListener('visibilitychange', look)
  void forgetLinks()
  sendNow()
  return () => {
    hasEnded = true
    clearTimeout(timer)
    stop()
    removeEventListener('online', sendNow)
    document.removeEventListener('visibilitychange', look)
  }
}

/** A change of a linked script, not the opening of another, nor the way back to what is saved. */
function waitWith(change: OwnChange | undefined) {
  if (!change || change.was.id !== change.now.id) return
  const link = linkOf(change.now.id)
  if (link && link.digest !== scriptDigest(change.now.script)) saveLater(change.now.id)
}

/**
 * A copy that is gone for good takes its link with it. What another tab links meanwhile is left alone, and where the
 * library cannot be read, nothing is known to be gone.
 */
async function forgetLinks() {
  const linked = linkedIds()
  const copies = await readCopies()
  if (!copies.ok) return
  const kept = new Set([$workingCopy.get().id, ...copies.value.map(({ id }) => id)])
  forgetLinksOf(new Set(linked.filter(id => !kept.has(id))))
}
