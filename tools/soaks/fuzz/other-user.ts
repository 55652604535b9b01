import { isDeepStrictEqual } from 'node:util'
import { workerPaths } from '../../../src/routes/worker-paths.ts'
import { localSession } from '../../serve/local-session.ts'
import { newId } from '../savers.ts'
import { png } from './bodies.ts'
import {
  documentInfoSchema,
  type OwnedKind,
  requesterFor,
  sampleCharacter,
  sampleDrawing,
  sampleGame,
  sampleScript
} from './own-user.ts'

/** A user whose data nobody else may read or change. */
export interface OtherUser {
  /** A word that all their data contains, and no other data. */
  word: string
  ids: Readonly<Record<OwnedKind, readonly string[]>>
  publicIds: readonly string[]
  /** Compares their data with its initial state; returns changes as texts. */
  findChanges: () => Promise<string[]>
}

/** Creates a user with private scripts, characters, games and images, some of them in the bin. */
export async function createOtherUser(origin: string, secret: string): Promise<OtherUser> {
  const word = `kestrel${newId()}`
  const cookie = await localSession(secret, { sub: `neighbour-${newId()}`, name: 'Mara' })
  const send = requesterFor(origin, cookie)
  const request = async (...args: Parameters<typeof send>) => {
    const response = await send(...args)
    if (!response.ok) throw new Error(`${args[0]} ${args[1]}: ${response.status} ${await response.text()}`)
    const body: unknown = await response.json()
    return body
  }
  const { savedScript, savedCharacter, savedGame, image, imageDrawing } = workerPaths
  const { scripts, characters, games, images } = workerPaths
  const at = (path: string, id: string) => path.replace(':id', id)
  const twoIds = () => [newId(), newId()]
  const ids = { scripts: twoIds(), characters: twoIds(), games: twoIds(), images: twoIds() }
  const publicIds: string[] = []
  for (const [path, content, each] of [
    [savedScript, { ...sampleScript(word), author: word, bootlegger: [word] }, ids.scripts],
    [savedCharacter, { ...sampleCharacter(word), ability: word }, ids.characters]
  ] as const) {
    for (const id of each) {
      const own = path === savedCharacter ? { ...content, id } : content
      const draft = { ...own, extra: { draft: word } }
      await request('PUT', at(path, id), { content: draft, version: 0, saveId: newId() })
      const info = await request('PUT', at(path, id), { content: own, version: 1, saveId: newId() })
      publicIds.push(documentInfoSchema.parse(info).publicId)
    }
    await request('DELETE', at(path, each.at(-1) ?? ''))
  }
  for (const id of ids.games) await request('PUT', at(savedGame, id), sampleGame(word))
  for (const id of ids.images) {
    await request('PUT', `${at(image, id)}?name=${word}`, png)
    await request('PUT', at(imageDrawing, id), sampleDrawing(word))
  }
  await request('DELETE', at(image, ids.images.at(-1) ?? ''))

  const binned = [scripts, characters, images]
  const lists = [...binned, games, ...binned.map(path => `${path}?bin=true`)]
  const documents = [at(savedScript, ids.scripts[0] ?? ''), at(savedCharacter, ids.characters[0] ?? '')]
  const versions = documents.flatMap(path => [path, `${path}/versions`, `${path}/versions/1`])
  const paths = [...lists, ...versions, ...ids.games.map(id => at(savedGame, id))].concat(
    ids.images.map(id => at(imageDrawing, id))
  )
  const readAll = () => Promise.all(paths.map(path => request('GET', path).catch(error => `${error}`)))
  const before = await readAll()
  const changes = async () => {
    const after = await readAll()
    return paths
      .filter((_, at) => !isDeepStrictEqual(after[at], before[at]))
      .map(path => `${path} has changed`)
  }
  return { word, ids, publicIds, findChanges: changes }
}
