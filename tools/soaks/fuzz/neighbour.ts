import { isDeepStrictEqual } from 'node:util'
import { workerPaths } from '../../../src/routes/worker.ts'
import { localSession } from '../../local-session.ts'
import { newId } from '../savers.ts'
import { png } from './bodies.ts'
import { askerOf, character, markGate, script } from './user.ts'

/** Somebody whose work nobody else may read or change. */
export interface Neighbour {
  /** Stands in all that is theirs, and nowhere else. */
  word: string
  ids: Readonly<Record<'scripts' | 'characters' | 'images', readonly string[]>>
  publicIds: readonly string[]
  /** What is otherwise with their work than it was in the beginning, in words. */
  changes: () => Promise<string[]>
}

/** Has somebody save a bit of everything, in the bin and out of it, that nobody else may see. */
export async function settleNeighbour(origin: string, secret: string): Promise<Neighbour> {
  const word = `kestrel${newId()}`
  const cookie = await localSession(secret, { sub: `neighbour-${newId()}`, name: 'Mara' })
  const send = askerOf(origin, cookie)
  const ask = async (...asked: Parameters<typeof send>) => {
    const response = await send(...asked)
    if (!response.ok) throw new Error(`${asked[0]} ${asked[1]}: ${response.status} ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }
  const { savedScript, savedCharacter, image, scripts, characters, images } = workerPaths
  const at = (path: string, id: string) => path.replace(':id', id)
  const ids = { scripts: [newId(), newId()], characters: [newId(), newId()], images: [newId(), newId()] }
  const publicIds: string[] = []
  for (const [path, content, each] of [
    [savedScript, { ...script(word), author: word, bootlegger: [word] }, ids.scripts],
    [savedCharacter, { ...character(word), ability: word }, ids.characters]
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
