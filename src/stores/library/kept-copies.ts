import { isEqual } from '#core/equal.ts'
import { emptyScript, type Script, scriptSchema } from '#core/script.ts'
import { isBigChange, isTimeForVersion, type VersionMark, versionsToForget } from '#core/script-versions.ts'
import { newCopyId, type WorkingCopy } from '../stored-script.ts'
import { inLibrary, type KeptCopy, type Shelves, tellChange } from './shelves.ts'

export const isBlank = (script: Script) => isEqual(script, emptyScript)

interface KeepOptions {
  /** Whatever the time, the state before is put by as a version. */
  isBreak?: boolean
  /** It is the one that is open: back from the bin, where it lay there. */
  isOpen?: boolean
}

/**
 * Brings a working copy into the library, or what is there up to date; the state before becomes a version where it is
 * worth it. A blank one gets no place. Keeping the same twice changes nothing, so every tab may.
 *
 * @returns whether it is in the library, or why the library cannot keep it
 */
export async function keep(copy: WorkingCopy, options: KeepOptions = {}) {
  let isChanged = false
  const kept = await inLibrary(async shelves => {
    const found = await shelves.copies.get(copy.id)
    const next = found ? await renewed(found, copy, options, shelves) : await begun(copy, options, shelves)
    if (next) await shelves.copies.put(next)
    isChanged = next !== undefined
    return found !== undefined || next !== undefined
  })
  if (isChanged) tellChange()
  return kept
}

/** Takes a copy and its versions away for good. */
export async function forget(id: string) {
  await inLibrary(async shelves => {
    const found = await shelves.copies.get(id)
    if (found) await remove(found, shelves)
  })
  tellChange()
}

/** Every copy that can be read, the bin's too. */
export const readCopies = () =>
  inLibrary(async ({ copies }) =>
    (await copies.getAll()).filter(({ script }) => scriptSchema.safeParse(script).success)
  )

/** Changes one copy in the library; the rule may hand back the copy itself to change nothing. */
export async function changeKept(id: string, rule: (kept: KeptCopy) => KeptCopy) {
  const changed = await inLibrary(async ({ copies }) => {
    const found = await copies.get(id)
    if (found) await copies.put(rule(found))
    return found
  })
  tellChange()
  return changed
}

export async function remove({ id, versions }: KeptCopy, shelves: Shelves) {
  for (const version of versions) await shelves.versions.delete(version.id)
  await shelves.copies.delete(id)
}

/** Puts a state by. @returns its mark */
export async function putVersion(script: Script, at: number, takenAt: number, { versions }: Shelves) {
  const id = newCopyId()
  await versions.put({ id, script })
  return { id, at, takenAt, bytes: JSON.stringify(script).length } satisfies VersionMark
}

async function begun({ id, script }: WorkingCopy, { isBreak }: KeepOptions, shelves: Shelves) {
  if (isBlank(script)) return undefined
  const now = Date.now()
  const versions = isBreak ? [await putVersion(script, now, now, shelves)] : []
  return { id, script, madeAt: now, changedAt: now, versions } satisfies KeptCopy
}

async function renewed(found: KeptCopy, { script }: WorkingCopy, options: KeepOptions, shelves: Shelves) {
  const { deletedAt, ...unbinned } = found
  const next: KeptCopy = options.isOpen ? unbinned : found
  if (isEqual(found.script, script)) return options.isOpen && deletedAt !== undefined ? next : undefined
  const now = Date.now()
  const isDue =
    options.isBreak ||
    isTimeForVersion(found.versions, found.madeAt, now) ||
    isBigChange(found.script, script)
  const versions = isDue ? await withVersion(found, now, shelves) : found.versions
  return { ...next, script, changedAt: now, versions }
}

/** The marks with the present state among them, and without those that are too many. */
async function withVersion({ script, changedAt, versions }: KeptCopy, now: number, shelves: Shelves) {
  const last = versions.at(-1)
  const newest = last && (await shelves.versions.get(last.id))
  if (isBlank(script) || (newest && isEqual(newest.script, script))) return versions
  const all = [...versions, await putVersion(script, changedAt, now, shelves)]
  const forgotten = versionsToForget(all, now)
  for (const { id } of forgotten) await shelves.versions.delete(id)
  return all.filter(mark => !forgotten.includes(mark))
}
