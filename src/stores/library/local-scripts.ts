import { isEqual } from '#core/equal.ts'
import { isBigChange, isVersionDue, type VersionInfo, versionsToDelete } from '#core/saving/local-versions.ts'
import { possibleTime } from '#core/saving/possible-time.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { randomId, type WorkingCopy } from '../storage/working-copy.ts'
import {
  announceLibraryChange,
  type LibraryStores,
  type LocalScript,
  withLibrary
} from './library-database.ts'

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
export async function saveToLibrary(copy: WorkingCopy, options: SaveOptions = {}) {
  let isChanged = false
  const saved = await withLibrary(async stores => {
    const found = await stores.copies.get(copy.id)
    const next = found ? await updated(found, copy, options, stores) : await created(copy, options, stores)
    if (next) await stores.copies.put(next)
    isChanged = next !== undefined
    return found !== undefined || next !== undefined
  })
  if (isChanged) announceLibraryChange()
  return saved
}

/** Deletes a script and its versions permanently. */
export async function deleteForever(id: string) {
  await withLibrary(async stores => {
    const found = await stores.copies.get(id)
    if (found) await deleteWithVersions(found, stores)
  })
  announceLibraryChange()
}

/** All readable scripts of the library, the bin included. */
export const readLocalScripts = () =>
  withLibrary(async ({ copies }) => (await copies.getAll()).flatMap(readStored))

const timeKeys = ['madeAt', 'changedAt', 'deletedAt', 'at'] as const
type StoredScript = { script: Script } & Partial<Pick<LocalScript & VersionInfo, (typeof timeKeys)[number]>>

/**
 * A stored object with its script and times read, in a list. Empty if it isn't a script; fields of later versions get
 * defaults.
 */
export function readStored<Stored extends StoredScript>(stored: Stored): Stored[] {
  const { data: script } = scriptSchema.safeParse(stored.script)
  if (!script) return []
  const read = { ...stored, script }
  const now = Date.now()
  for (const key of timeKeys) if (read[key] !== undefined) read[key] = possibleTime(read[key], now)
  return [read]
}

/** Updates one script in the library. Returns the previous state, or undefined if there is none. */
export async function updateLocalScript(id: string, update: (stored: LocalScript) => LocalScript) {
  const changed = await withLibrary(async ({ copies }) => {
    const found = await copies.get(id)
    if (found) await copies.put(update(found))
    return found
  })
  announceLibraryChange()
  return changed
}

async function deleteWithVersions({ id, versions }: LocalScript, stores: LibraryStores) {
  for (const version of versions) await stores.versions.delete(version.id)
  await stores.copies.delete(id)
}

/**
 * Stores a script as a version.
 *
 * @param at When the script had this state; `takenAt`: when the version was stored. Milliseconds since 1970
 */
export async function addVersion(script: Script, at: number, takenAt: number, { versions }: LibraryStores) {
  const info = versionInfo(script, at, takenAt)
  await versions.put({ id: info.id, script })
  return info
}

/** A version with a new id that isn't stored yet. */
export function versionInfo(script: Script, at: number, takenAt: number): VersionInfo {
  const bytes = new TextEncoder().encode(JSON.stringify(script)).length
  return { id: randomId(), at, takenAt, bytes }
}

async function created({ id, script }: WorkingCopy, { isBreak }: SaveOptions, stores: LibraryStores) {
  if (isBlank(script)) return undefined
  const now = Date.now()
  const versions = isBreak ? [await addVersion(script, now, now, stores)] : []
  return { id, script, madeAt: now, changedAt: now, versions } satisfies LocalScript
}

async function updated(
  found: LocalScript,
  { script }: WorkingCopy,
  options: SaveOptions,
  stores: LibraryStores
) {
  const { deletedAt, ...restored } = found
  const next: LocalScript = options.isOpen ? restored : found
  if (isEqual(found.script, script)) return options.isOpen && deletedAt !== undefined ? next : undefined
  const now = Date.now()
  const isDue =
    options.isBreak || isVersionDue(found.versions, found.madeAt, now) || isBigChange(found.script, script)
  const versions = isDue ? await withVersion(found, now, stores) : found.versions
  return { ...next, script, changedAt: now, versions }
}

/** Adds the present state to the versions and deletes the versions beyond the limit. */
async function withVersion({ script, changedAt, versions }: LocalScript, now: number, stores: LibraryStores) {
  const last = versions.at(-1)
  const newest = last && (await stores.versions.get(last.id))
  if (isBlank(script) || (newest && isEqual(newest.script, script))) return versions
  const all = [...versions, await addVersion(script, changedAt, now, stores)]
  const expired = versionsToDelete(all, now)
  for (const { id } of expired) await stores.versions.delete(id)
  return all.filter(info => !expired.includes(info))
}
