import { isEqual } from '#core/equal.ts'
import { nextTitle } from '#core/library-file.ts'
import { emptyScript, type Script } from '#core/script.ts'
import { setTitle } from '#core/script-settings.ts'
import { $openCopyId, $workingCopy, changeScript, openWorkingCopy } from '../script.ts'
import { newCopyId, type WorkingCopy } from '../stored-script.ts'
import { changeKept, forget, isBlank, keep, readCopies } from './kept-copies.ts'
import { inLibrary, type KeptCopy } from './shelves.ts'

/** What became of the script that was open before: nothing to keep, kept, or only undo has it. */
export type Former = { state: 'blank' } | { state: 'kept' | 'lost'; title: string }

/** From which state of which copy those that were begun in this tab were begun. */
const begunFrom = new Map<string, WorkingCopy>()

/** Whether a step leads over the beginning of a copy: by undo to before it, by redo to after it. */
export const isBeginning = (before: WorkingCopy, after: WorkingCopy) => begunFrom.get(after.id) === before

/** Opens a script as another working copy. The one that was open stays in the library; undo leads back to it. */
export async function startCopy(script: Script): Promise<Former> {
  const former = await keepOpen()
  const next = { id: newCopyId(), script }
  begunFrom.set(next.id, $workingCopy.get())
  openWorkingCopy(next)
  void keep(next, { isBreak: true, isOpen: true })
  if (former.state === 'kept') void askToStay()
  return former
}

/** Opens a copy of the library. Where the one that is open cannot be kept, it stays open. */
export async function openCopy(id: string): Promise<boolean> {
  if (id === $openCopyId.get()) return true
  const copy = await readCopy(id)
  const former = await keepOpen()
  if (!copy || former.state === 'lost') return false
  openWorkingCopy({ id, script: copy.script })
  return true
}

/** The open one is renamed as its details would be, so that undo knows it. */
export async function renameCopy(id: string, title: string) {
  if (id === $openCopyId.get()) return changeScript(script => setTitle(script, title), 'title')
  await changeKept(id, kept => ({ ...kept, script: setTitle(kept.script, title), changedAt: Date.now() }))
}

/** Puts a copy of a copy beside it. @returns its id and title, or nothing where the library cannot */
export async function duplicateCopy({ script }: WorkingCopy) {
  const copies = await readCopies()
  const taken = copies.ok ? copies.value.map(each => each.script.title) : []
  const next = { id: newCopyId(), script: setTitle(script, nextTitle(script.title, taken)) }
  const kept = await keep(next, { isBreak: true })
  if (!kept.ok) return undefined
  void askToStay()
  return { id: next.id, title: next.script.title }
}

/** Puts a copy into the bin. Where it is the open one, a blank script takes its place, and undo brings it back. */
export async function deleteCopy(id: string) {
  if (id === $openCopyId.get()) {
    await keepOpen()
    openWorkingCopy({ id: newCopyId(), script: emptyScript })
  }
  await changeKept(id, kept => ({ ...kept, deletedAt: Date.now() }))
}

export const bringBack = (id: string) => changeKept(id, ({ deletedAt: _, ...kept }) => kept)

export const forgetCopy = forget

/** Puts an earlier version of a copy in the place of the present one, which becomes a version itself; undo knows it. */
export async function restoreVersion(id: string, script: Script): Promise<boolean> {
  if (!(await openCopy(id))) return false
  // What was changed in the last second is in the library too, before the keeper forgets it for the next change.
  await keepOpen()
  changeScript(present => (isEqual(present, script) ? present : script))
  await keep($workingCopy.get(), { isBreak: true, isOpen: true })
  return true
}

/** The versions of a copy with their scripts, the newest first. */
export async function readVersions(id: string) {
  const versions = await inLibrary(async shelves => {
    const marks = (await shelves.copies.get(id))?.versions ?? []
    const scripts = await Promise.all(marks.map(mark => shelves.versions.get(mark.id)))
    return marks.flatMap((mark, index) => {
      const script = scripts[index]?.script
      return script ? [{ ...mark, script }] : []
    })
  })
  return versions.ok ? versions.value.reverse() : []
}

/** Keeps the open script as it is now, whatever is typed meanwhile. */
export async function keepOpen(): Promise<Former> {
  for (;;) {
    const present = $workingCopy.get()
    const kept = await keep(present)
    if (present !== $workingCopy.get()) continue
    if (isBlank(present.script)) return { state: 'blank' }
    return { state: kept.ok ? 'kept' : 'lost', title: present.script.title }
  }
}

async function readCopy(id: string): Promise<KeptCopy | undefined> {
  const copies = await readCopies()
  return copies.ok ? copies.value.find(copy => copy.id === id) : undefined
}

/** Asks the browser not to clear this site's storage when it needs room: once there is more than one script to lose. */
async function askToStay() {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // A browser that knows no such promise gives none.
  }
}
