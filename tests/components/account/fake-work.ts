import { catalogue } from '#catalogue/catalogue.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { characterKind, scriptKind } from '../../../functions/documents/document-kinds.ts'
import { type Answer, refusal } from './answers.ts'
import { createFakeDocuments } from './fake-documents.ts'
import { createFakeGames } from './fake-games.ts'
import { createFakeImages } from './fake-images.ts'

/** The saved scripts, characters, games and images of a user, empty at first. */
export function createFakeWork() {
  const scripts = createFakeDocuments(scriptKind, script => ({
    author: script.author,
    tally: tallyTeams(script, catalogue)
  }))
  const characters = createFakeDocuments(characterKind, ({ id, team, ability, image = [] }) => ({
    characterId: id,
    team,
    ability,
    ...(image[0] && { image: image[0] })
  }))
  const images = createFakeImages(address =>
    [
      ...scripts.saved().map(each => ({ kind: 'script' as const, ...each })),
      ...characters.saved().map(each => ({ kind: 'character' as const, ...each }))
    ]
      .filter(({ content }) => JSON.stringify(content).includes(address))
      .map(({ kind, id, name }) => ({ kind, id, name }))
      .sort((a, b) => a.name.localeCompare(b.name))
  )

  const games = createFakeGames()

  /** Answers a request below `/api/scripts`, `/api/characters`, `/api/games` or `/api/images`. */
  function answer(
    method: string,
    { pathname, searchParams: query }: URL,
    body: Uint8Array<ArrayBuffer>
  ): Answer {
    const [, , name, id, action, version] = pathname.split('/')
    const kind = Object.entries({ scripts, characters, games, images }).find(([each]) => each === name)?.[1]
    return kind?.answer({ method, id, action, version, query, body }) ?? refusal(404, 'not_found')
  }

  /** Sends a request as another device does. */
  const sendElsewhere = (method: string, path: string, body?: object) =>
    answer(
      method,
      new URL(path, 'https://belfry.example'),
      new TextEncoder().encode(JSON.stringify(body) ?? '')
    )

  return { scripts, characters, games, images, answer, sendElsewhere }
}
