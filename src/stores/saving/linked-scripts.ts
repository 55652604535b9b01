import { isEqual } from '#core/equal.ts'
import type { Result } from '#core/result.ts'
import type { DocumentInfo, SavedDocument } from '#core/saving/document.ts'
import { createDocumentLink, scriptDigest } from '#core/saving/document-link.ts'
import { setTitle } from '#core/script/metadata.ts'
import type { Script } from '#core/script/script.ts'
import { readLocalScripts, saveToLibrary } from '../library/local-scripts.ts'
import { $workingCopy, changeScript } from '../script.ts'
import type { WorkingCopy } from '../storage/working-copy.ts'
import { forgetCheck, markCurrent } from './account-checks.ts'
import { $links, getLink, setLink, updateLink } from './links.ts'

/** What the list of saved scripts changed. */
export type SavedChange = 'name' | 'content' | 'visibility' | 'bin'

/**
 * Updates the local scripts linked to a saved script after a change in the list of saved scripts, so that their next save
 * doesn't conflict with the user's own change. A local script with unsaved changes takes over only a new name; with other
 * changes, its next save is a conflict.
 */
export async function updateLinkedScripts(
  { id, version, visibility, deletedAt }: DocumentInfo,
  changed: SavedChange,
  read: (id: string) => Promise<Result<SavedDocument<Script>, string>>
) {
  const copies = await findLinkedScripts(id)
  const outdated = copies.filter(copy => isOutdated(copy, version))
  const saved = outdated.length > 0 ? await read(id) : undefined
  if (saved?.ok) for (const copy of outdated) await update(copy, saved.value, changed)
  for (const copy of copies) {
    updateLink(copy.id, id, link => ({ ...link, visibility }))
    if (deletedAt === undefined && getLink(copy.id)?.version === version) markCurrent(copy.id, id)
    else forgetCheck(copy.id)
  }
}

/** Scripts with a pending save are skipped: the server checks them when the save arrives. */
function isOutdated(copy: WorkingCopy, version: number) {
  const link = getLink(copy.id)
  return link !== undefined && link.version < version && !link.begun && !link.wantsSave
}

async function update(copy: WorkingCopy, saved: SavedDocument<Script>, changed: SavedChange) {
  const link = getLink(copy.id)
  const open = $workingCopy.get()
  const { script } = open.id === copy.id ? open : copy
  const isUnsaved = link?.digest !== scriptDigest(script)
  if (isUnsaved && (changed !== 'name' || saved.version !== (link?.version ?? 0) + 1)) return
  const next = isUnsaved ? setTitle(script, saved.content.title) : saved.content
  const newLink = createDocumentLink(saved, scriptDigest(saved.content))
  if (open.id === copy.id) {
    setLink(copy.id, newLink)
    changeScript(present => (isEqual(present, next) ? present : next))
    return
  }
  const stored = await saveToLibrary({ id: copy.id, script: next }, { isBreak: true })
  if (stored.ok) setLink(copy.id, newLink)
}

/** Local scripts linked to a saved script, the open one first; without the bin. */
export async function findLinkedScripts(id: string): Promise<WorkingCopy[]> {
  const linked = new Set(
    Object.entries($links.get()).flatMap(([copyId, link]) => (link.id === id ? [copyId] : []))
  )
  if (linked.size === 0) return []
  const copies = await readLocalScripts()
  const present = copies.ok ? copies.value.filter(copy => copy.deletedAt === undefined) : []
  const open = $workingCopy.get()
  return [open, ...present.filter(copy => copy.id !== open.id)].filter(copy => linked.has(copy.id))
}

/** The present content of a local script; undefined if it is deleted or in the bin. */
export async function readLinkedScript(copyId: string): Promise<Script | undefined> {
  const open = $workingCopy.get()
  if (open.id === copyId) return open.script
  const copies = await readLocalScripts()
  const found = copies.ok ? copies.value.find(({ id }) => id === copyId) : undefined
  return found && found.deletedAt === undefined ? found.script : undefined
}
