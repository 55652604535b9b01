import { z } from 'zod'
import { emptyScript } from '../../../src/core/script/script.ts'
import { workerPaths } from '../../../src/routes/worker-paths.ts'
import { newId } from '../savers.ts'
import { png } from './bodies.ts'

/** The kinds of a user's data, as their routes name them. */
export const ownedKinds = ['scripts', 'characters', 'games', 'images'] as const
export type OwnedKind = (typeof ownedKinds)[number]

export const documentInfoSchema = z.object({ publicId: z.string() })

/** Returns a function that sends requests with a cookie from a page of the site, with a JSON or binary body. */
export const requesterFor =
  (origin: string, cookie: string) =>
  (method: string, path: string, body?: Uint8Array<ArrayBuffer> | object): Promise<Response> => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const data = body instanceof Uint8Array ? body : body && JSON.stringify(body)
    return fetch(origin + path, { method, headers, body: data ?? null })
  }

export const sampleScript = (title: string) => ({ ...emptyScript, title })

export const sampleCharacter = (name: string) => ({
  id: 'ringer',
  name,
  team: 'outsider',
  ability: 'You ring.',
  firstNight: 0,
  otherNight: 0
})

/** A first save of a game. */
export const sampleGame = (name: string) => ({
  name,
  scriptName: name,
  scriptId: '',
  startedAt: 0,
  content: { belfry: 'game', version: 1, name },
  version: 0,
  saveId: newId()
})

/** A drawing file of an image. */
export const sampleDrawing = (name: string) => ({ belfry: 'drawing', version: 1, name })

/** The slug in the URLs of the public documents that `restoreWork` saves. */
export const publicSlug = 'bells'

/**
 * Makes sure that a public script, a public character, a game and an image exist under the given ids, also when earlier requests
 * changed or deleted them.
 *
 * @returns the public ids of script and character
 */
export async function restoreDocuments(
  origin: string,
  cookie: string,
  ids: Readonly<Record<OwnedKind, string>>
): Promise<string[]> {
  const send = requesterFor(origin, cookie)
  const { savedScript, savedCharacter, savedGame, image, imageDrawing } = workerPaths
  const publicIds: string[] = []
  for (const [path, id, content] of [
    [savedScript, ids.scripts, sampleScript('Draft')],
    [savedCharacter, ids.characters, sampleCharacter('Draft')]
  ] as const) {
    const at = path.replace(':id', id)
    await send('POST', `${at}/return`)
    await send('PUT', at, { content, version: 0, saveId: newId() })
    await send('PATCH', at, { name: 'Bells' })
    const published = await send('PATCH', at, { visibility: 'public' })
    publicIds.push(documentInfoSchema.parse(await published.json()).publicId)
  }
  await send('PUT', savedGame.replace(':id', ids.games), sampleGame('Bells'))
  const at = image.replace(':id', ids.images)
  await send('POST', `${at}/return`)
  await send('PUT', `${at}?name=Bell`, png)
  await send('PUT', imageDrawing.replace(':id', ids.images), sampleDrawing('Bell'))
  return publicIds
}
