import { binStep } from '#core/saving/local-bin.ts'
import { removeUnusedImages } from '../device-images/remove-unused-images.ts'
import { $tabChange, $workingCopy, type TabChange } from '../script.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'
import { isScriptStart } from './library-actions.ts'
import { deleteForever, readLocalScripts, saveToLibrary, updateLocalScript } from './local-scripts.ts'

/** Milliseconds between the last change and the save to the library. Local storage is written earlier. */
const DELAY = 1000

const DAY = 24 * 60 * 60 * 1000

/**
 * Saves this tab's changes to the library. Local storage has the current state of the open script; if the library's
 * state differs, it is older and becomes a version. Also deletes expired scripts from the bin.
 *
 * @returns stops the autosave
 */
export function startLibraryAutosave() {
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void saveToLibrary($workingCopy.get())
  }

  function handleChange(change: TabChange | undefined) {
    if (!change) return
    if (change.before.id !== change.after.id) {
      clearTimeout(timer)
      timer = undefined
      return saveBoth(change)
    }
    clearTimeout(timer)
    timer = setTimeout(flush, DELAY)
  }

  void saveToLibrary($workingCopy.get(), { isBreak: true, isOpen: true })
    .then(emptyBin)
    .then(removeUnusedDaily)
  const stop = $tabChange.listen(handleChange)
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
function saveBoth({ before, after, by }: TabChange) {
  if (by === 'history' && isScriptStart(after, before)) void deleteForever(before.id)
  else void saveToLibrary(before)
  void saveToLibrary(after, { isOpen: true, isBreak: isScriptStart(before, after) })
}

/** Deletes scripts that were in the bin for more than `limits.binDays`; see `binStep`. */
async function emptyBin() {
  const copies = await readLocalScripts()
  const now = Date.now()
  for (const copy of copies.ok ? copies.value : []) {
    const step = binStep(copy, now)
    if (step === 'note') await updateLocalScript(copy.id, stored => ({ ...stored, overdueAt: now }))
    if (step === 'delete') await deleteForever(copy.id)
  }
}

const $imagesChecked = persistentAtom<string>('belfry:images-checked', '0')

/** Looks through the whole storage, so once a day is enough. */
async function removeUnusedDaily() {
  const now = Date.now()
  if (Math.abs(now - Number($imagesChecked.get())) < DAY) return
  $imagesChecked.set(`${now}`)
  await removeUnusedImages()
}
