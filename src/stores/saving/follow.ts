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

/** What was changed of a saved script beside the builder, where saved scripts are listed. */
export type ChangedBeside = 'name' | 'content' | 'visibility'

/**
 * Has the copies of this device follow what was done to the saved script that they are linked to, so that their next save
 * is no conflict with what their own storyteller did. One with changes of its own takes a new name alone; of other content
 * somebody has to choose when it is saved.
 */
export async function followSaved(
  { id, version, visibility }: SavedMark,
  changed: ChangedBeside,
  read: (id: string) => Promise<Result<Saved<Script>, string>>
) {
  const copies = await linkedCopies(id)
  const behind = copies.filter(copy => isBehind(copy, version))
  const saved = behind.length > 0 ? await read(id) : undefined
  if (saved?.ok) for (const copy of behind) await follow(copy, saved.value, changed)
  for (const copy of copies) changeLink(copy.id, id, link => ({ ...link, visibility }))
}

/** What is on its way to the server is judged when it arrives. */
function isBehind(copy: WorkingCopy, version: number) {
  const link = linkOf(copy.id)
  return link !== undefined && link.version < version && !link.begun && !link.wantsSave
}

async function follow(copy: WorkingCopy, saved: Saved<Script>, changed: ChangedBeside) {
  const link = linkOf(copy.id)
  const open = $workingCopy.get()
  const { script } = open.id === copy.id ? open : copy
  const isUnsaved = link?.digest !== scriptDigest(script)
  if (isUnsaved && (changed !== 'name' || saved.version !== (link?.version ?? 0) + 1)) return
  const next = isUnsaved ? setTitle(script, saved.content.title) : saved.content
  const seen = linkTo(saved, scriptDigest(saved.content))
  if (open.id === copy.id) {
    setLink(copy.id, seen)
    changeScript(present => (isEqual(present, next) ? present : next))
    return
  }
  const kept = await keep({ id: copy.id, script: next }, { isBreak: true })
  if (kept.ok) setLink(copy.id, seen)
}
