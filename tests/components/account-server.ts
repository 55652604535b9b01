import { onTestFinished } from 'vitest'
import { refreshSession } from '#api/watch-session.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { sessionPath } from '#routes/sign-in-paths.ts'
import { characterKind, scriptKind } from '../../functions/documents/document-kinds.ts'
import { type AccountRequest, type Answer, ok, refusal } from './account/answers.ts'
import { createFakeDocuments } from './account/fake-documents.ts'
import { createFakeImages } from './account/fake-images.ts'
import { sendUploadsByFetch } from './account/fake-uploads.ts'
import { answerRequests, unreachable } from './fake-server.ts'

/**
 * Signs a user in whose saved scripts, characters and images live in this page: answers the browser's requests to the
 * Worker until the test ends, by the rules of the real one.
 */
export async function signInToFakeServer() {
  const { scripts, characters, images } = createFakeWork()
  const requests: string[] = []
  let intercept: (method: string, path: string) => Answer | undefined | Promise<Answer | undefined> = () =>
    undefined
  let isSignedIn = true

  function route(path: string, request: AccountRequest): Answer {
    if (path === sessionPath)
      return ok(isSignedIn ? { state: 'in', user: { name: 'Mara Oakes' } } : { state: 'expired' })
    if (!isSignedIn) return refusal(401, 'signed_out')
    const kind = Object.entries({ scripts, characters, images }).find(([name]) => name === path.split('/')[2])
    return kind?.[1].answer(request) ?? refusal(404, 'not_found')
  }

  answerRequests(async request => {
    const { method } = request
    const { pathname, searchParams: query } = new URL(request.url)
    requests.push(`${method} ${pathname}`)
    const [, , , id, action, version] = pathname.split('/')
    const body = new Uint8Array(await request.arrayBuffer())
    const answer =
      (await intercept(method, pathname)) ?? route(pathname, { method, id, action, version, query, body })
    if (answer === 'unreachable') return unreachable()
    return Response.json(answer.body, { status: answer.status })
  })
  const uploads = sendUploadsByFetch()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the product reads this one
  document.cookie = 'belfry.signed-in=1'
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = 'belfry.signed-in=; max-age=0'
    localStorage.removeItem('belfry:saved')
  })
  await refreshSession()

  return {
    ...scripts,
    characters,
    images,
    ...uploads,
    /** Requests so far, as `GET /api/scripts`. */
    requests,
    /** Answers in place of the routes, where it returns something. */
    meet(next: typeof intercept = () => undefined) {
      intercept = next
    },
    endSession() {
      isSignedIn = false
    },
    async signInAgain() {
      isSignedIn = true
      await refreshSession()
    }
  }
}

/** Empty lists of all saved work of a user. */
function createFakeWork() {
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
  return { scripts, characters, images }
}
