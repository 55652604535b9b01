import { limits } from '#core/limits.ts'
import type { ReadingRefusal } from '#core/reading/reading-refusal.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import {
  type LibraryFileScript,
  type LibraryRefusal,
  mergeLibrary,
  writeLibraryFile
} from '#core/saving/library-file.ts'
import { versionsToDelete } from '#core/saving/local-versions.ts'
import { exportImages, importImages, withLocalImages } from '../device-images/library-images.ts'
import { type DrawingsImport, exportDrawings, importDrawings } from '../drawings/drawings-library.ts'
import { readInWorker } from '../reading/read-in-worker.ts'
import { randomId } from '../storage/working-copy.ts'
import { saveOpenToLibrary } from './library-actions.ts'
import {
  announceLibraryChange,
  type LibraryProblem,
  type LibraryStores,
  type LocalScript,
  withLibrary
} from './library-database.ts'
import { readStored, versionInfo } from './local-scripts.ts'

export type LibraryImportRefusal = LibraryRefusal | LibraryProblem | ReadingRefusal | 'library_too_large'

/** What an import has added: scripts, new ones and restored ones, and drawings. `count`: scripts in the file. */
export interface LibraryImport {
  added: number
  count: number
  drawings: DrawingsImport
  /** Number of images of scripts that couldn't be stored. */
  lostImages: number
}

/**
 * Exports all scripts of this browser with their versions, without the bin, and all drawings with their images, as the text of one
 * file. Refuses what `importLibrary` couldn't read.
 */
export async function exportLibrary(): Promise<Result<string, LibraryProblem | 'export_too_large'>> {
  await saveOpenToLibrary()
  const exported = await withLibrary(async stores => {
    const copies = (await stores.copies.getAll()).flatMap(readStored)
    const present = copies.filter(({ deletedAt }) => deletedAt === undefined)
    return Promise.all(present.map(copy => withVersions(copy, stores)))
  })
  if (!exported.ok) return exported
  const drawings = await exportDrawings()
  if (!drawings.ok) return refuse(libraryProblems[drawings.code])
  const deviceImages = await exportImages(exported.value)
  const text = writeLibraryFile(exported.value, { ...drawings.value, deviceImages })
  return text.length > limits.libraryFile ? refuse('export_too_large') : ok(text)
}

/**
 * Merges the scripts and drawings of a library file into this device's; none is replaced. Scripts of the file that are in the bin
 * are restored.
 *
 * @param signal ends the reading, before anything is stored
 */
export async function importLibrary(
  file: Blob,
  signal?: AbortSignal
): Promise<Result<LibraryImport, LibraryImportRefusal>> {
  if (file.size > limits.libraryFile) return refuse('library_too_large')
  const read = await readInWorker('library', { file }, signal)
  if (!read.ok) return refuse(read.code)
  const scripts = withLocalImages(read.value.scripts)
  const drawings = await importDrawings(read.value.drawings)
  if (!drawings.ok) return refuse(libraryProblems[drawings.code])
  await saveOpenToLibrary()
  // First, so that no list shows a script without its images.
  const lostImages = await importImages(read.value.deviceImages)
  const added = await withLibrary(stores => merge(scripts, stores))
  announceLibraryChange()
  if (!added.ok) return added
  return ok({ added: added.value, count: scripts.length, drawings: drawings.value, lostImages })
}

const libraryProblems = { drawings_full: 'library_full', drawings_blocked: 'library_blocked' } as const

async function merge(incoming: readonly LibraryFileScript[], stores: LibraryStores): Promise<number> {
  const copies = await stores.copies.getAll()
  const incomingIds = new Set(incoming.map(({ id }) => id))
  const others = copies.filter(({ deletedAt }) => deletedAt === undefined)
  const restored = copies.filter(({ id, deletedAt }) => deletedAt !== undefined && incomingIds.has(id))
  for (const { deletedAt: _, ...copy } of restored) await stores.copies.put(copy)
  const present = await Promise.all([...others, ...restored].map(copy => withVersions(copy, stores)))
  const { put, added } = mergeLibrary(present, incoming, randomId)
  const copyById = new Map(copies.map(copy => [copy.id, copy]))
  for (const script of put)
    await stores.copies.put(await withStoredVersions(script, copyById.get(script.id), stores))
  return added + restored.length
}

async function withVersions({ id, madeAt, changedAt, script, versions }: LocalScript, stores: LibraryStores) {
  const stored = await Promise.all(versions.map(info => stores.versions.get(info.id)))
  const found = versions.flatMap(({ at }, index) => {
    const version = stored[index]
    return version ? [{ at, script: version.script }] : []
  })
  return { id, madeAt, changedAt, script, versions: found } satisfies LibraryFileScript
}

/** Replaces the stored versions of `present` by those of the merged `script`, in order, within the limit. */
async function withStoredVersions(
  script: LibraryFileScript,
  present: LocalScript | undefined,
  stores: LibraryStores
): Promise<LocalScript> {
  for (const { id } of present?.versions ?? []) await stores.versions.delete(id)
  const versions = script.versions.map(version => ({
    content: version.script,
    ...versionInfo(version.script, version.at, version.at)
  }))
  const expired = new Set(versionsToDelete(versions, Date.now()))
  const kept = versions.filter(version => !expired.has(version))
  for (const { id, content } of kept) await stores.versions.put({ id, script: content })
  return { ...script, versions: kept.map(({ content: _, ...info }) => info) }
}
