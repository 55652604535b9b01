import { onTestFinished } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { refreshSession } from '#api/watch-session.ts'
import { sessionPath } from '#routes/sign-in-paths.ts'
import { getLinkedIds, removeLinks } from '#stores/saving/links.ts'
import { type Answer, ok, refusal } from './account/answers.ts'
import { sendUploadsByFetch } from './account/fake-uploads.ts'
import { createFakeWork } from './account/fake-work.ts'
import { answerRequests, unreachable } from './fake-server.ts'
import { forgetSession } from './forget-session.ts'

/**
 * Signs a user in whose saved scripts, characters and images live in this page: answers the browser's requests to the
 * Worker until the test ends, by the rules of the real one.
 */
export async function signInToFakeServer() {
  const work = createFakeWork()
  const requests: string[] = []
  let intercept: (method: string, path: string) => Answer | undefined | Promise<Answer | undefined> = () =>
    undefined
  let isSignedIn = true

  function route(request: Request, body: Uint8Array<ArrayBuffer>): Answer {
    const url = new URL(request.url)
    if (url.pathname === sessionPath)
      return ok(isSignedIn ? { state: 'in', user: { name: 'Mara Oakes' } } : { state: 'expired' })
    return isSignedIn ? work.answer(request.method, url, body) : refusal(401, 'signed_out')
  }

  answerRequests(async request => {
    const { method } = request
    const { pathname } = new URL(request.url)
    requests.push(`${method} ${pathname}`)
    const body = new Uint8Array(await request.arrayBuffer())
    const answer = (await intercept(method, pathname)) ?? route(request, body)
    if (answer === 'unreachable') return unreachable()
    return Response.json(answer.body, { status: answer.status })
  })
  const uploads = sendUploadsByFetch()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the product reads this one
  document.cookie = 'belfry.signed-in=1'
  onTestFinished(async () => {
    // A screen of the account would lead away from the page when nobody is signed in.
    await cleanup()
    removeLinks(new Set(getLinkedIds()))
    await forgetSession()
  })
  await refreshSession()

  return {
    ...work.scripts,
    characters: work.characters,
    games: work.games,
    images: work.images,
    sendElsewhere: work.sendElsewhere,
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
