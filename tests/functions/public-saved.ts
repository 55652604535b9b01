import { fileStem } from '#core/file-name.ts'
import type { SavedCharacter, SavedMark, Visibility } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import type { PublicKind } from '#routes'
import { ask, newId, someone } from './saved-work.ts'

interface Options {
  kind?: PublicKind
  visibility?: Visibility
  /** The state from which on it is shown, counted from 1; the earlier ones are saved while it is private. */
  shownFrom?: number
}

/** Saves the states of a script or a character one after the other, as somebody whom no other test knows, and shows them. */
export async function share(
  states: readonly (Script | SavedCharacter)[],
  { kind = 'script', visibility = 'public', shownFrom = 1 }: Options = {}
) {
  const owner = someone()
  const path = `/api/${kind}s/${newId()}`
  let version = 0
  const act = async (method: string, body?: object) => {
    const { status, body: said } = await ask<SavedMark>(owner, method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
    return said
  }
  const save = (content: Script | SavedCharacter) =>
    act('PUT', { content, version: version++, saveId: newId() })
  const show = (visibility: Visibility) => act('PATCH', { visibility })
  for (const state of states) {
    await save(state)
    if (version === shownFrom) await show(visibility)
  }
  const { publicId, name } = await show(visibility)
  return { publicId, slug: fileStem(name), save, show, putInBin: () => act('DELETE') }
}
