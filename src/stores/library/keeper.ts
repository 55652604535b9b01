import { limits } from '#core/limits.ts'
import { $ownChange, $workingCopy, type OwnChange } from '../script.ts'
import { isBeginning } from './acts.ts'
import { forget, keep, readCopies } from './kept-copies.ts'

/** Milliseconds between the last change and the library: local storage, which is written before, keeps it meanwhile. */
const PAUSE = 1000

/**
 * Keeps what this tab changes. Local storage holds the open script and is always right; what the library has of it
 * and differs is older, and becomes a version.
 *
 * @returns how to end it
 */
export function attendLibrary() {
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void keep($workingCopy.get())
  }

  function follow(change: OwnChange | undefined) {
    if (!change) return
    if (change.was.id !== change.now.id) {
      clearTimeout(timer)
      timer = undefined
      return keepBoth(change)
    }
    clearTimeout(timer)
    timer = setTimeout(flush, PAUSE)
  }

  void keep($workingCopy.get(), { isBreak: true, isOpen: true }).then(emptyBin)
  const stop = $ownChange.listen(follow)
  const hide = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', flush)
  return () => {
    stop()
    flush()
    document.removeEventListener('visibilitychange', hide)
    removeEventListener('pagehide', flush)
  }
}

/** Another script has been opened. One that was begun by the step that has just been undone goes as if it had never been. */
function keepBoth({ was, now, by }: OwnChange) {
  if (by === 'travel' && isBeginning(now, was)) void forget(was.id)
  else void keep(was)
  void keep(now, { isOpen: true, isBreak: isBeginning(was, now) })
}

/** What has lain in the bin too long goes for good. */
async function emptyBin() {
  const copies = await readCopies()
  const oldest = Date.now() - limits.binDays * 24 * 60 * 60 * 1000
  const old = copies.ok ? copies.value.filter(({ deletedAt }) => deletedAt && deletedAt < oldest) : []
  for (const { id } of old) await forget(id)
}
