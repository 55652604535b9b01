import { isEqual } from '#core/equal.ts'
import { emptyScript, type Script, scriptSchema } from '#core/script.ts'
import { isBigChange, isTimeForVersion, type VersionMark, versionsToForget } from '#core/script-versions.ts'
import { newCopyId, type WorkingCopy } from '../stored-script.ts'
import { inLibrary, type KeptCopy, type Shelves, tellChange } from './shelves.ts'

export const isBlank = (script: Script) => isEqual(script, emptyScript)

interface SaveOptions {
  /** Always store the previous state as a version. */
  isBreak?: boolean
  /** The script is open: restore it if it is in the bin. */
  isOpen?: boolean
}

/**
 * Saves a working copy to the library, as new or over its previous state, which becomes a version when it is due. Blank
 * scripts are not added. Idempotent, so every tab may save.
 *
 * @returns whether the script is in the library, or why it can't be stored
 */
export async function keep(copy: WorkingCopy, options: SaveOptions = {}) {
  let isChanged = false
  const saved = await inLibrary(async stores => {
    const found = await stores.copies.get(copy.id)
    const next = found ? await updated(found, copy, options, stores) : await created(copy, options, stores)
    if (next) await stores.copies.put(next)
    isChanged = next !== undefined
    return found !== undefined || next !== undefined
  })
  if (isChanged) tellChange()
  return saved
}

/** Deletes a script and its versions permanently. */
export async function forget(id: string) {
  await inLibrary(async stores => {
    const found = await stores.copies.get(id)
    if (found) await deleteWithVersions(found, stores)
  })
  tellChange()
}

/** All valid scripts of the library, the bin included. */
export const readCopies = () =>
  inLibrary(async ({ copies }) =>
    (await copies.getAll()).filter(({ script }) => scriptSchema.safeParse(script).success)
  )

/** Updates one script in the library. Returns the previous state, or undefined if there is none. */
export async function changeKept(id: string, update: (stored: KeptCopy) => KeptCopy) {
  const changed = await inLibrary(async ({ copies }) => {
    const found = await copies.get(id)
    if (found) await copies.put(update(found))
    return found
  })
  tellChange()
  return changed
}

async function deleteWithVersions({ id, versions }: KeptCopy, stores: Shelves) {
  for (const version of versions) await stores.versions.delete(version.id)
  await stores.copies.delete(id)
}

/**
 * Stores a script as a version.
 *
 * @param at When the script had this state; `takenAt`: when the version was stored. Milliseconds since 1970
 */
export async function putVersion(script: Script, at: number, takenAt: number, { versions }: Shelves) {
  const id = newCopyId()
  await versions.put({ id, script })
  return { id, at, takenAt, bytes: JSON.stringify(script).length } satisfies VersionMark
}

async function created({ id, script }: WorkingCopy, { isBreak }: SaveOptions, stores: Shelves) {
  if (isBlank(script)) return undefined
  const now = Date.now()
  const versions = isBreak ? [await putVersion(script, now, now, stores)] : []
  return { id, script, madeAt: now, changedAt: now, versions } satisfies KeptCopy
}

async function updated(found: KeptCopy, { script }: WorkingCopy, options: SaveOptions, stores: Shelves) {
  const { deletedAt, ...restored } = found
  const next: KeptCopy = options.isOpen ? restored : found
  if (isEqual(found.script, script)) return options.isOpen && deletedAt !== undefined ? next : undefined
  const now = Date.now()
  const isDue =
    options.isBreak ||
    isTimeForVersion(found.versions, found.madeAt, now) ||
    isBigChange(found.script, script)
  const versions = isDue ? await withVersion(found, now, stores) : found.versions
  return { ...next, script, changedAt: now, versions }
}

/** Adds the present state to the versions and deletes the versions beyond the limit. */
async function withVersion({ script, changedAt, versions }: KeptCopy, now: number, stores: Shelves) {
  const last = versions.at(-1)
  const newest = last && (await stores.versions.get(last.id))
  if (isBlank(script) || (newest && isEqual(newest.script, script))) return versions
  const all = [...versions, await putVersion(script, changedAt, now, stores)]
  const expired = versionsToForget(all, now)
  for (const { id } of expired) await stores.versions.delete(id)
  return all.filter(info => !expired.includes(info))
}
