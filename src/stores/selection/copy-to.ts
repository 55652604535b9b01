import { type DocumentRefusal, savedScripts } from '#api/documents.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { isEqual } from '#core/equal.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { type CopiedCharacters, copyCharacters } from '#core/script/lists/copy-characters.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import type { LibraryProblem } from '../library/library-database.ts'
import { deleteForever, readLocalScripts, saveToLibrary } from '../library/local-scripts.ts'
import { notify } from '../notice.ts'
import { updateLinkedScripts } from '../saving/linked-scripts.ts'
import { moveCopiedImages, notifyImagesLeft } from '../saving/move-images.ts'
import { $script } from '../script.ts'
import { randomId } from '../storage/working-copy.ts'

/** The script that gets the characters: one of this device, one of the account, or a new one on this device. */
export type CopyTarget = { kind: 'device' | 'account'; id: string } | { kind: 'new' }

export type CopyRefusal = DocumentRefusal | LibraryProblem

/** How often a copy is repeated when the target is saved elsewhere meanwhile. */
const maxRounds = 3

/** What a copy did, and how to undo it. */
interface Copied extends Pick<CopiedCharacters, 'added' | 'present'> {
  title: string
  undo: () => Promise<unknown>
}

/**
 * Copies characters of the open script to another script, with a notice that names those it had already. The former content
 * of the target becomes an earlier version. Undo of the notice restores it, unless the target was changed since.
 *
 * @param nameOf names of characters in the page's language
 */
export async function copyTo(
  ids: readonly string[],
  target: CopyTarget,
  nameOf: (id: string) => string
): Promise<Result<void, CopyRefusal>> {
  const copied = await copies[target.kind](ids, 'id' in target ? target.id : '')
  if (!copied.ok) return copied
  const { title, added, present, undo } = copied.value
  const notice = { kind: 'copiedTo', title, count: added.length, present: present.map(nameOf) } as const
  notify(notice, added.length > 0 ? () => void undo() : () => undefined)
  return ok(undefined)
}

type Copy = (ids: readonly string[], id: string) => Promise<Result<Copied, CopyRefusal>>

const copies: Record<CopyTarget['kind'], Copy> = {
  async device(ids, id) {
    const former = await readLocal(id)
    if (!former.ok) return former
    const { script, added, present } = copyCharacters($script.get(), ids, former.value, catalogue)
    const saved = await saveToLibrary({ id, script }, { isBreak: true })
    if (!saved.ok) return saved
    const undo = async () => {
      const now = await readLocal(id)
      if (now.ok && isEqual(now.value, script))
        await saveToLibrary({ id, script: former.value }, { isBreak: true })
    }
    return ok({ title: script.title, added, present, undo })
  },

  async new(ids) {
    const id = randomId()
    const { script, added, present } = copyCharacters($script.get(), ids, emptyScript, catalogue)
    const saved = await saveToLibrary({ id, script }, { isBreak: true })
    if (!saved.ok) return saved
    return ok({ title: '', added, present, undo: () => deleteForever(id) })
  },

  async account(ids, id) {
    const { script: source, failed } = await moveCopiedImages(onlyWith($script.get(), ids))
    const saved = await copyToAccount(source, ids, id, maxRounds)
    if (saved.ok) notifyImagesLeft(failed)
    return saved
  }
}

async function copyToAccount(
  source: Script,
  ids: readonly string[],
  id: string,
  rounds: number
): Promise<Result<Copied, DocumentRefusal>> {
  const former = await savedScripts.read(id)
  if (!former.ok) return former
  const { content, version, deletedAt } = former.value
  if (deletedAt !== undefined) return refuse('missing')
  const { script, added, present } = copyCharacters(source, ids, content, catalogue)
  const copied = { title: content.title, added, present }
  if (added.length === 0) return ok({ ...copied, undo: async () => undefined })
  const saved = await savedScripts.save(id, { content: script, version, saveId: randomId() })
  if (!saved.ok) {
    if (saved.code !== 'version_conflict') return refuse(saved.code)
    return rounds > 0 ? copyToAccount(source, ids, id, rounds - 1) : refuse('changed_meanwhile')
  }
  await updateLinkedScripts(saved.value, 'content', savedScripts.read)
  const undo = async () => {
    // A newer version refuses this one: nothing of it is lost.
    const request = { content, version: saved.value.version, saveId: randomId() }
    const undone = await savedScripts.save(id, request)
    if (undone.ok) await updateLinkedScripts(undone.value, 'content', savedScripts.read)
    else
      notify({
        kind: 'notSaved',
        refusal: undone.code === 'version_conflict' ? 'changed_meanwhile' : undone.code
      })
  }
  return ok({ ...copied, undo })
}

/** The content of a local script that isn't open. */
async function readLocal(id: string): Promise<Result<Script, CopyRefusal>> {
  const all = await readLocalScripts()
  if (!all.ok) return all
  const found = all.value.find(each => each.id === id && each.deletedAt === undefined)
  return found ? ok(found.script) : refuse('missing')
}

function onlyWith(script: Script, ids: readonly string[]): Script {
  const named = new Set(ids)
  return {
    ...emptyScript,
    characters: script.characters.filter(({ id }) => named.has(id)),
    customData: script.customData
  }
}
