import { fileStem } from '#core/file-name.ts'
import type { DocumentInfo, SavedCharacter, Visibility } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import type { PublicKind } from '#routes'
import { newId, newUser, requestJson } from './documents.ts'

interface Options {
  kind?: PublicKind
  visibility?: Visibility
  /** The first public version, from 1. Earlier ones are saved while the document is private. */
  firstPublicVersion?: number
}

/** Saves the states of a document one after the other as a new user, and publishes it. */
export async function publish(
  states: readonly (Script | SavedCharacter)[],
  { kind = 'script', visibility = 'public', firstPublicVersion = 1 }: Options = {}
) {
  const owner = newUser()
  const path = `/api/${kind}s/${newId()}`
  let version = 0
  const send = async (method: string, body?: object) => {
    const { status, body: info } = await requestJson<DocumentInfo>(owner, method, path, body)
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
