import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { emptyScript } from '../../../src/core/script.ts'
import { workerPaths } from '../../../src/routes/worker.ts'
import { localSession } from '../../local-session.ts'
import { newId } from '../savers.ts'
import { png } from './bodies.ts'

/** Somebody whose work nobody else may read or change. */
export interface Neighbour {
  /** Stands in all that is theirs, and nowhere else. */
  word: string
  ids: Readonly<Record<'scripts' | 'characters' | 'images', readonly string[]>>
  publicIds: readonly string[]
  /** What is otherwise with their work than it was in the beginning, in words. */
  changes: () => Promise<string[]>
}

const markGate = z.object({ publicId: z.string() })

/** Has somebody save a bit of everything, in the bin and out of it, that nobody else may see. */
export async function settleNeighbour(origin: string, secret: string): Promise<Neighbour> {
  const word = `kestrel${newId()}`
  const cookie = await localSession(secret, { sub: `neighbour-${newId()}`, name: 'Mara' })
  const ask = async (method: string, path: string, body?: Uint8Array<ArrayBuffer> | object) => {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const data = body instanceof Uint8Array ? body : body && JSON.stringify(body)
    const response = await fetch(origin + path, { method, headers, body: data ?? null })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }
  const { savedScript, savedCharacter, image, scripts, characters, images } = workerPaths
  const at = (path: string, id: string) => path.replace(':id', id)
  const ids = { scripts: [newId(), newId()], characters: [newId(), newId()], images: [newId(), newId()] }
  const script = { ...emptyScript, title: word, author: word, bootlegger: [word] }
  const character = {
    id: 'ringer',
    name: word,
    team: 'outsider',
    ability: word,
    firstNight: 0,
    otherNight: 0
  }
  const publicIds: string[] = []
  for (const [path, content, each] of [
    [savedScript, script, ids.scripts],
    [savedCharacter, character, ids.characters]
  ] as const) {
    for (const id of each) {
      await ask('PUT', at(path, id), {
        content: { ...content, extra: { draft: word } },
        version: 0,
        saveId: newId()
      })
      const mark = await ask('PUT', at(path, id), { content, version: 1, saveId: newId() })
      publicIds.push(markGate.parse(mark).publicId)
    }
    await ask('DELETE', at(path, each.at(-1) ?? ''))
  }
  for (const id of ids.images) await ask('PUT', `${at(image, id)}?name=${word}`, png)
  await ask('DELETE', at(image, ids.images.at(-1) ?? ''))

  const lists = [scripts, characters, images].flatMap(path => [path, `${path}?bin=true`])
  const wholes = [at(savedScript, ids.scripts[0] ?? ''), at(savedCharacter, ids.characters[0] ?? '')]
  const all = [...lists, ...wholes.flatMap(path => [path, `${path}/versions`, `${path}/versions/1`])]
  const look = () => Promise.all(all.map(path => ask('GET', path).catch(error => `${error}`)))
  const before = await look()
  const changes = async () => {
    const after = await look()
    return all
      .filter((_, at) => !isDeepStrictEqual(after[at], before[at]))
      .map(path => `${path} is not what it was`)
  }
  return { word, ids, publicIds, changes }
}
