import { z } from 'zod'
import { emptyScript } from '../../../src/core/script.ts'
import { workerPaths } from '../../../src/routes/worker.ts'
import { newId } from '../savers.ts'
import { png } from './bodies.ts'

export const markGate = z.object({ publicId: z.string() })

/** Asks as whoever has the cookie, from a page of the site, with JSON or bytes. */
export const askerOf =
  (origin: string, cookie: string) =>
  (method: string, path: string, body?: Uint8Array<ArrayBuffer> | object): Promise<Response> => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const data = body instanceof Uint8Array ? body : body && JSON.stringify(body)
    return fetch(origin + path, { method, headers, body: data ?? null })
  }

export const script = (title: string) => ({ ...emptyScript, title })

export const character = (name: string) => ({
  id: 'ringer',
  name,
  team: 'outsider',
  ability: 'You ring.',
  firstNight: 0,
  otherNight: 0
})

/** The name in the address of what `restoreWork` shows to everybody. */
export const shownSlug = 'bells'

/**
 * Sees to it that something of each kind is there under its id, whatever was done to it: a script and a character of two
 * versions, shown to everybody, and an image. Hands back what public addresses name them by.
 */
export async function restoreWork(
  origin: string,
  cookie: string,
  ids: Readonly<Record<'scripts' | 'characters' | 'images', string>>
): Promise<string[]> {
  const ask = askerOf(origin, cookie)
  const { savedScript, savedCharacter, image } = workerPaths
  const publicIds: string[] = []
  for (const [path, id, content] of [
    [savedScript, ids.scripts, script('Draft')],
    [savedCharacter, ids.characters, character('Draft')]
  ] as const) {
    const at = path.replace(':id', id)
    await ask('POST', `${at}/return`)
    await ask('PUT', at, { content, version: 0, saveId: newId() })
    await ask('PATCH', at, { name: 'Bells' })
    const shown = await ask('PATCH', at, { visibility: 'public' })
    publicIds.push(markGate.parse(await shown.json()).publicId)
  }
  const at = image.replace(':id', ids.images)
  await ask('POST', `${at}/return`)
  await ask('PUT', `${at}?name=Bell`, png)
  return publicIds
}
