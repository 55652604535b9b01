import { limits } from '#core/limits.ts'
import { $ownChange, $workingCopy, type OwnChange } from '../script.ts'
import { isBeginning } from './acts.ts'
import { forget, keep, readCopies } from './kept-copies.ts'

/** Milliseconds between the last change and the save to the library. Local storage is written earlier. */
const DELAY = 1000

/**
 * Saves this tab's changes to the library. Local storage has the current state of the open script; if the library's
 * state differs, it is older and becomes a version. Also deletes expired scripts from the bin.
 *
 * @returns stops the autosave
 */
export function attendLibrary() {
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void keep($workingCopy.get())
  }

  function handleChange(change: OwnChange | undefined) {
    if (!change) return
    if (change.was.id !== change.now.id) {
      clearTimeout(timer)
      timer = undefined
      return saveBoth(change)
    }
    clearTimeout(timer)
    timer = setTimeout(flush, DELAY)
  }

  void keep($workingCopy.get(), { isBreak: true, isOpen: true }).then(emptyBin)
  const stop = $ownChange.listen(handleChange)
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', flushWhenHidden)
  addEventListener('pagehide', flush)
  return () => {
    stop()
    flush()
    document.removeEventListener('visibilitychange', flushWhenHidden)
    removeEventListener('pagehide', flush)
  }
}

/** Saves both scripts after another one was opened. If an undo reverted the start of a script, that script is deleted. */
function saveBoth({ was, now, by }: OwnChange) {
  if (by === 'history' && isBeginning(now, was)) void forget(was.id)
  else void keep(was)
  void keep(now, { isOpen: true, isBreak: isBeginning(was, now) })
}

/** Deletes scripts that were in the bin for more than `limits.binDays`. */
async function emptyBin() {
  const copies = await readCopies()
  const oldest = Date.now() - limits.binDays * 24 * 60 * 60 * 1000
  const old = copies.ok ? copies.value.filter(({ deletedAt }) => deletedAt && deletedAt < oldest) : []
  for (const { id } of old) await forget(id)
}
