import { fileStem } from '#core/file-name.ts'
import type { SavedCharacter, SavedMark, Visibility } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import type { PublicKind } from '#routes'
import { ask, newId, someone } from './saved-work.ts'

interface Options {
  kind?: PublicKind
  visibility?: Visibility
  /** The first public version, from 1. Earlier ones are saved while the document is private. */
  firstPublicVersion?: number
}

/** Saves the states of a document one after the other as a new user, and publishes it. */
export async function share(
  states: readonly (Script | SavedCharacter)[],
  { kind = 'script', visibility = 'public', firstPublicVersion = 1 }: Options = {}
) {
  const owner = someone()
  const path = `/api/${kind}s/${newId()}`
  let version = 0
  const send = async (method: string, body?: object) => {
    const { status, body: info } = await ask<SavedMark>(owner, method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(info)}`)
    return info
  }
  const save = (content: Script | SavedCharacter) =>
    send('PUT', { content, version: version++, saveId: newId() })
  const setVisibility = (visibility: Visibility) => send('PATCH', { visibility })
  for (const state of states) {
    await save(state)
    if (version === firstPublicVersion) await setVisibility(visibility)
  }
  const { publicId, name } = await setVisibility(visibility)
  return { publicId, slug: fileStem(name), save, setVisibility, moveToBin: () => send('DELETE') }
}
