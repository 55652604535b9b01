import {
  type KeptScript,
  type LibraryRefusal,
  mergeLibrary,
  readLibraryFile,
  writeLibraryFile
} from '#core/library-file.ts'
import { limits } from '#core/limits.ts'
import { type Result, refuse } from '#core/result.ts'
import { type VersionMark, versionsToForget } from '#core/script-versions.ts'
import { newCopyId } from '../stored-script.ts'
import { keepOpen } from './acts.ts'
import { putVersion } from './kept-copies.ts'
import { inLibrary, type KeptCopy, type LibraryTrouble, type Shelves, tellChange } from './shelves.ts'

export type ImportRefusal = LibraryRefusal | LibraryTrouble | 'library_too_large'

/** Exports all scripts of this browser with their versions as the text of one file, without the bin. */
export async function exportLibrary(): Promise<Result<string, LibraryTrouble>> {
  await keepOpen()
  const exported = await inLibrary(async stores => {
    const copies = (await stores.copies.getAll()).filter(({ deletedAt }) => deletedAt === undefined)
    return Promise.all(copies.map(copy => withVersions(copy, stores)))
  })
  return exported.ok ? { ok: true, value: writeLibraryFile(exported.value) } : exported
}

/**
 * Merges the scripts of a library file into the library; none is replaced. Scripts of the file that are in the bin are
 * restored.
 *
 * @returns the number of added and restored scripts, and the number of scripts in the file
 */
export async function importLibrary(
  file: Blob
): Promise<Result<{ added: number; count: number }, ImportRefusal>> {
  if (file.size > limits.libraryFile) return refuse('library_too_large')
  const read = readLibraryFile(await file.text())
  if (!read.ok) return read
  await keepOpen()
  const added = await inLibrary(stores => merge(read.value, stores))
  tellChange()
  return added.ok ? { ok: true, value: { added: added.value, count: read.value.length } } : added
}

async function merge(incoming: readonly KeptScript[], stores: Shelves): Promise<number> {
  const copies = await stores.copies.getAll()
  const incomingIds = new Set(incoming.map(({ id }) => id))
  const others = copies.filter(({ deletedAt }) => deletedAt === undefined)
  const restored = copies.filter(({ id, deletedAt }) => deletedAt !== undefined && incomingIds.has(id))
  for (const { deletedAt: _, ...copy } of restored) await stores.copies.put(copy)
  const present = await Promise.all([...others, ...restored].map(copy => withVersions(copy, stores)))
  const { put, added } = mergeLibrary(present, incoming, newCopyId)
  for (const script of put)
    await stores.copies.put(
      await withStoredVersions(
        script,
        copies.find(({ id }) => id === script.id),
        stores
      )
    )
  return added + restored.length
}

async function withVersions({ id, madeAt, changedAt, script, versions }: KeptCopy, stores: Shelves) {
  const stored = await Promise.all(versions.map(info => stores.versions.get(info.id)))
  const found = versions.flatMap(({ at }, index) => {
    const version = stored[index]
    return version ? [{ at, script: version.script }] : []
  })
  return { id, madeAt, changedAt, script, versions: found } satisfies KeptScript
}

/** Replaces the stored versions of `present` by those of the merged `script`, in order, within the limit. */
async function withStoredVersions(
  script: KeptScript,
  present: KeptCopy | undefined,
  stores: Shelves
): Promise<KeptCopy> {
  for (const { id } of present?.versions ?? []) await stores.versions.delete(id)
  const infos: VersionMark[] = []
  for (const { at, script: content } of script.versions) infos.push(await putVersion(content, at, at, stores))
  const expired = versionsToForget(infos, Date.now())
  for (const { id } of expired) await stores.versions.delete(id)
  return { ...script, versions: infos.filter(info => !expired.includes(info)) }
}
