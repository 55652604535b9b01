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

/** Every script of this device with its versions, as the text of one file; the bin stays here. */
export async function exportLibrary(): Promise<Result<string, LibraryTrouble>> {
  await keepOpen()
  const kept = await inLibrary(async shelves => {
    const copies = (await shelves.copies.getAll()).filter(({ deletedAt }) => deletedAt === undefined)
    return Promise.all(copies.map(copy => withScripts(copy, shelves)))
  })
  return kept.ok ? { ok: true, value: writeLibraryFile(kept.value) } : kept
}

/**
 * Joins the scripts of such a file with those that are here; none is replaced. What lies in the bin and is in the file
 * comes back from it.
 *
 * @returns how many scripts are here that were not before, and how many the file holds
 */
export async function importLibrary(
  file: Blob
): Promise<Result<{ added: number; count: number }, ImportRefusal>> {
  if (file.size > limits.libraryFile) return refuse('library_too_large')
  const read = readLibraryFile(await file.text())
  if (!read.ok) return read
  await keepOpen()
  const added = await inLibrary(shelves => join(read.value, shelves))
  tellChange()
  return added.ok ? { ok: true, value: { added: added.value, count: read.value.length } } : added
}

async function join(incoming: readonly KeptScript[], shelves: Shelves): Promise<number> {
  const copies = await shelves.copies.getAll()
  const named = new Set(incoming.map(({ id }) => id))
  const others = copies.filter(({ deletedAt }) => deletedAt === undefined)
  const back = copies.filter(({ id, deletedAt }) => deletedAt !== undefined && named.has(id))
  for (const { deletedAt: _, ...copy } of back) await shelves.copies.put(copy)
  const present = await Promise.all([...others, ...back].map(copy => withScripts(copy, shelves)))
  const { put, added } = mergeLibrary(present, incoming, newCopyId)
  for (const kept of put)
    await shelves.copies.put(
      await shelved(
        kept,
        copies.find(({ id }) => id === kept.id),
        shelves
      )
    )
  return added + back.length
}

async function withScripts({ id, madeAt, changedAt, script, versions }: KeptCopy, shelves: Shelves) {
  const read = await Promise.all(versions.map(mark => shelves.versions.get(mark.id)))
  const told = versions.flatMap(({ at }, index) => {
    const found = read[index]
    return found ? [{ at, script: found.script }] : []
  })
  return { id, madeAt, changedAt, script, versions: told } satisfies KeptScript
}

/** The versions of `present` are written anew with those that it got, so that they lie in their order. */
async function shelved(kept: KeptScript, present: KeptCopy | undefined, shelves: Shelves): Promise<KeptCopy> {
  for (const { id } of present?.versions ?? []) await shelves.versions.delete(id)
  const marks: VersionMark[] = []
  for (const { at, script } of kept.versions) marks.push(await putVersion(script, at, at, shelves))
  const forgotten = versionsToForget(marks, Date.now())
  for (const { id } of forgotten) await shelves.versions.delete(id)
  return { ...kept, versions: marks.filter(mark => !forgotten.includes(mark)) }
}
