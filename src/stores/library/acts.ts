import { isEqual } from '#core/equal.ts'
import { nextTitle } from '#core/library-file.ts'
import { emptyScript, type Script } from '#core/script.ts'
import { setTitle } from '#core/script-settings.ts'
import { $openCopyId, $workingCopy, changeScript, openWorkingCopy } from '../script.ts'
import { newCopyId, type WorkingCopy } from '../stored-script.ts'
import { changeKept, forget, isBlank, keep, readCopies } from './kept-copies.ts'
import { inLibrary, type KeptCopy } from './shelves.ts'

/** What happened to the previously open script: it was blank, it is in the library, or only undo can bring it back. */
export type Former = { state: 'blank' } | { state: 'kept' | 'lost'; title: string }

/** For each script started in this tab: the working copy that was open before. */
const startedFrom = new Map<string, WorkingCopy>()

/** Whether a step from `before` to `after` started the script `after`. */
export const isBeginning = (before: WorkingCopy, after: WorkingCopy) => startedFrom.get(after.id) === before

/** Opens a script as a new working copy. The previous one stays in the library; undo leads back to it. */
export async function startCopy(script: Script): Promise<Former> {
  const former = await keepOpen()
  const next = { id: newCopyId(), script }
  startedFrom.set(next.id, $workingCopy.get())
  openWorkingCopy(next)
  void keep(next, { isBreak: true, isOpen: true })
  if (former.state === 'kept') void requestPersistence()
  return former
}

/** Opens a script of the library. @returns false if it is missing or the open script can't be saved, which stays open */
export async function openCopy(id: string): Promise<boolean> {
  if (id === $openCopyId.get()) return true
  const copy = await readCopy(id)
  const former = await keepOpen()
  if (!copy || former.state === 'lost') return false
  openWorkingCopy({ id, script: copy.script })
  return true
}

/** Renames a script. Renaming the open one is an undo step. */
export async function renameCopy(id: string, title: string) {
  if (id === $openCopyId.get()) return changeScript(script => setTitle(script, title), 'title')
  await changeKept(id, stored => ({
    ...stored,
    script: setTitle(stored.script, title),
    changedAt: Date.now()
  }))
}

/** Duplicates a script under the next free title. @returns its id and title, or undefined if the library can't store it */
export async function duplicateCopy({ script }: WorkingCopy) {
  const copies = await readCopies()
  const taken = copies.ok ? copies.value.map(each => each.script.title) : []
  const next = { id: newCopyId(), script: setTitle(script, nextTitle(script.title, taken)) }
  const saved = await keep(next, { isBreak: true })
  if (!saved.ok) return undefined
  void requestPersistence()
  return { id: next.id, title: next.script.title }
}

/** Moves a script to the bin. If it is open, a blank script replaces it, and undo brings it back. */
export async function deleteCopy(id: string) {
  if (id === $openCopyId.get()) {
    await keepOpen()
    openWorkingCopy({ id: newCopyId(), script: emptyScript })
  }
  await changeKept(id, stored => ({ ...stored, deletedAt: Date.now() }))
}

export const bringBack = (id: string) => changeKept(id, ({ deletedAt: _, ...stored }) => stored)

export const forgetCopy = forget

/** Opens a script and replaces its content by an earlier version. The present content becomes a version; undo works. */
export async function restoreVersion(id: string, script: Script): Promise<boolean> {
  if (!(await openCopy(id))) return false
  // Saves changes of the last second, which the autosave would otherwise skip.
  await keepOpen()
  changeScript(present => (isEqual(present, script) ? present : script))
  await keep($workingCopy.get(), { isBreak: true, isOpen: true })
  return true
}

/** The versions of a script with their content, newest first. */
export async function readVersions(id: string) {
  const versions = await inLibrary(async stores => {
    const infos = (await stores.copies.get(id))?.versions ?? []
    const scripts = await Promise.all(infos.map(info => stores.versions.get(info.id)))
    return infos.flatMap((info, index) => {
      const script = scripts[index]?.script
      return script ? [{ ...info, script }] : []
    })
  })
  return versions.ok ? versions.value.reverse() : []
}

/** Saves the open script to the library; repeats until it didn't change during the save. */
export async function keepOpen(): Promise<Former> {
  for (;;) {
    const present = $workingCopy.get()
    const saved = await keep(present)
    if (present !== $workingCopy.get()) continue
    if (isBlank(present.script)) return { state: 'blank' }
    return { state: saved.ok ? 'kept' : 'lost', title: present.script.title }
  }
}

async function readCopy(id: string): Promise<KeptCopy | undefined> {
  const copies = await readCopies()
  return copies.ok ? copies.value.find(copy => copy.id === id) : undefined
}

/** Asks the browser not to evict this site's storage. Called once there is more than one script to lose. */
async function requestPersistence() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Not supported by this browser.
  }
}
