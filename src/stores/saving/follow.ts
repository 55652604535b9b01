import { isEqual } from '#core/equal.ts'
import type { Result } from '#core/result.ts'
import type { Saved, SavedMark } from '#core/saved.ts'
import { linkTo, scriptDigest } from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { setTitle } from '#core/script-settings.ts'
import { keep } from '../library/kept-copies.ts'
import { $workingCopy, changeScript } from '../script.ts'
import type { WorkingCopy } from '../stored-script.ts'
import { linkedCopies } from './linked-copies.ts'
import { changeLink, linkOf, setLink } from './links.ts'

/** What the list of saved scripts changed. */
export type ChangedBeside = 'name' | 'content' | 'visibility'

/**
 * Updates the local scripts linked to a saved script after a change in the list of saved scripts, so that their next save
 * doesn't conflict with the user's own change. A local script with unsaved changes takes over only a new name; with other
 * changes, its next save is a conflict.
 */
export async function followSaved(
  { id, version, visibility }: SavedMark,
  changed: ChangedBeside,
  read: (id: string) => Promise<Result<Saved<Script>, string>>
) {
  const copies = await linkedCopies(id)
  const outdated = copies.filter(copy => isOutdated(copy, version))
  const saved = outdated.length > 0 ? await read(id) : undefined
  if (saved?.ok) for (const copy of outdated) await update(copy, saved.value, changed)
  for (const copy of copies) changeLink(copy.id, id, link => ({ ...link, visibility }))
}

/** Scripts with a pending save are skipped: the server checks them when the save arrives. */
function isOutdated(copy: WorkingCopy, version: number) {
  const link = linkOf(copy.id)
  return link !== undefined && link.version < version && !link.begun && !link.wantsSave
}

async function update(copy: WorkingCopy, saved: Saved<Script>, changed: ChangedBeside) {
  const link = linkOf(copy.id)
  const open = $workingCopy.get()
  const { script } = open.id === copy.id ? open : copy
  const isUnsaved = link?.digest !== scriptDigest(script)
  if (isUnsaved && (changed !== 'name' || saved.version !== (link?.version ?? 0) + 1)) return
  const next = isUnsaved ? setTitle(script, saved.content.title) : saved.content
  const newLink = linkTo(saved, scriptDigest(saved.content))
  if (open.id === copy.id) {
    setLink(copy.id, newLink)
    changeScript(present => (isEqual(present, next) ? present : next))
    return
  }
  const stored = await keep({ id: copy.id, script: next }, { isBreak: true })
  if (stored.ok) setLink(copy.id, newLink)
}
