import { isEqual } from '#core/equal.ts'
import { nextTitle } from '#core/saving/library-file.ts'
import { setTitle } from '#core/script/metadata.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { $openScriptId, $workingCopy, changeScript, openWorkingCopy } from '../script.ts'
import { requestPersistence } from '../storage/request-persistence.ts'
import { randomId, type WorkingCopy } from '../storage/working-copy.ts'
import { type LocalScript, withLibrary } from './library-database.ts'
import {
  deleteForever,
  isBlank,
  readLocalScripts,
  readStored,
  saveToLibrary,
  updateLocalScript
} from './local-scripts.ts'

/** What happened to the previously open script: it was blank, it is in the library, or only undo can bring it back. */
export type PreviousScript = { state: 'blank' } | { state: 'kept' | 'lost'; title: string }

/** For each script started in this tab: the working copy that was open before. */
const startedFrom = new Map<string, WorkingCopy>()

/** Whether a step from `before` to `after` started the script `after`. */
export const isScriptStart = (before: WorkingCopy, after: WorkingCopy) => startedFrom.get(after.id) === before

/** Opens a script as a new working copy. The previous one stays in the library; undo leads back to it. */
export async function startScript(script: Script): Promise<PreviousScript> {
  const former = await saveOpenToLibrary()
  const next = { id: randomId(), script }
  startedFrom.set(next.id, $workingCopy.get())
  openWorkingCopy(next)
  void saveToLibrary(next, { isBreak: true, isOpen: true })
  if (former.state === 'kept') void requestPersistence()
  return former
}

/** Opens a script of the library. @returns false if it is missing or the open script can't be saved, which stays open */
export async function openLocalScript(id: string): Promise<boolean> {
  if (id === $openScriptId.get()) return true
  const copy = await readCopy(id)
  const former = await saveOpenToLibrary()
  if (!copy || former.state === 'lost') return false
  openWorkingCopy({ id, script: copy.script })
  return true
}

/** Renames a script. Renaming the open one is an undo step. */
export async function renameLocalScript(id: string, title: string) {
  if (id === $openScriptId.get()) return changeScript(script => setTitle(script, title), 'title')
  await updateLocalScript(id, stored => ({
    ...stored,
    script: setTitle(stored.script, title),
    changedAt: Date.now()
  }))
}

/** Duplicates a script under the next free title. @returns its id and title, or undefined if the library can't store it */
export async function duplicateLocalScript({ script }: WorkingCopy) {
  const copies = await readLocalScripts()
  const taken = copies.ok ? copies.value.map(each => each.script.title) : []
  const next = { id: randomId(), script: setTitle(script, nextTitle(script.title, taken)) }
  const saved = await saveToLibrary(next, { isBreak: true })
  if (!saved.ok) return undefined
  void requestPersistence()
  return { id: next.id, title: next.script.title }
}

/** Moves a script to the bin. If it is open, a blank script replaces it, and undo brings it back. */
export async function deleteLocalScript(id: string) {
  if (id === $openScriptId.get()) {
    await saveOpenToLibrary()
    openWorkingCopy({ id: randomId(), script: emptyScript })
  }
  await updateLocalScript(id, stored => ({ ...stored, deletedAt: Date.now() }))
}

export const restoreLocalScript = (id: string) =>
  updateLocalScript(id, ({ deletedAt: _, ...stored }) => stored)

export const deleteLocalScriptForever = deleteForever

/** Opens a script and replaces its content by an earlier version. The present content becomes a version; undo works. */
export async function restoreVersion(id: string, script: Script): Promise<boolean> {
  if (!(await openLocalScript(id))) return false
  // Saves changes of the last second, which the autosave would otherwise skip.
  await saveOpenToLibrary()
  changeScript(present => (isEqual(present, script) ? present : script))
  await saveToLibrary($workingCopy.get(), { isBreak: true, isOpen: true })
  return true
}

/** The versions of a script with their content, newest first. */
export async function readVersions(id: string) {
  const versions = await withLibrary(async stores => {
    const infos = (await stores.copies.get(id))?.versions ?? []
    const scripts = await Promise.all(infos.map(info => stores.versions.get(info.id)))
    return infos.flatMap((info, index) => {
      const version = scripts[index]
      return version ? readStored({ ...info, script: version.script }) : []
    })
  })
  return versions.ok ? versions.value.reverse() : []
}

/**
 * Saves the open script to the library; repeats until it didn't change during the save. Doesn't wait for a blank one, of which
 * nothing can be lost: opening the library for the first time takes a while.
 */
export async function saveOpenToLibrary(): Promise<PreviousScript> {
  for (;;) {
    const present = $workingCopy.get()
    const saving = saveToLibrary(present)
    if (isBlank(present.script)) return { state: 'blank' }
    const saved = await saving
    if (present !== $workingCopy.get()) continue
    return { state: saved.ok ? 'kept' : 'lost', title: present.script.title }
  }
}

async function readCopy(id: string): Promise<LocalScript | undefined> {
  const copies = await readLocalScripts()
  return copies.ok ? copies.value.find(copy => copy.id === id) : undefined
}
