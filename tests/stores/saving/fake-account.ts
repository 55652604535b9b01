import { vi } from 'vitest'
import { savedScripts } from '#api/documents.ts'
import type { SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { sessionPath } from '#routes/sign-in-paths.ts'
import { type Answer, ok, refusal } from '../../components/account/answers.ts'
import { createFakeWork } from '../../components/account/fake-work.ts'

/** How requests fail. `answer_lost`: the request works, its response is lost. */
const failures = {
  unreachable: 'unreachable',
  answer_lost: 'unreachable',
  server_failed: refusal(500, 'internal'),
  signed_out: refusal(401, 'signed_out'),
  // Stale again after the session was renewed.
  session_expired: refusal(401, 'session_stale'),
  full: refusal(403, 'scripts_full'),
  games_full: refusal(403, 'games_full'),
  no_space: refusal(403, 'account_full'),
  too_large: refusal(413, 'saved_too_large')
} as const satisfies Record<string, Answer>

type Failure = keyof typeof failures | undefined

/** The account of a user, asked by the client of the product: answers its requests as the Worker does. */
export function anAccount() {
  const { scripts, games, answer, sendElsewhere } = createFakeWork()
  const requests: string[] = []
  let failure: Failure
  let failingMethods: readonly string[] | undefined
  let delay: Promise<unknown> = Promise.resolve()
  let delayedMethod = 'PUT'

  async function fetchFromAccount(path: string, init?: RequestInit) {
    const request = new Request(new URL(path, 'https://belfry.example'), init)
    const url = new URL(request.url)
    if (url.pathname === sessionPath) return Response.json({ state: 'in', user: { name: 'Mara Oakes' } })
    requests.push(`${request.method} ${url.pathname}`)
    const body = new Uint8Array(await request.arrayBuffer())
    if (request.method === delayedMethod) await delay
    const isFailing = failure && (failingMethods?.includes(request.method) ?? true)
    const served = isFailing && failure !== 'answer_lost' ? ok(undefined) : answer(request.method, url, body)
    const answered = isFailing && failure ? failures[failure] : served
    if (answered === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json(answered.body, { status: answered.status })
  }
  const signIn = () => vi.stubGlobal('fetch', fetchFromAccount)
  signIn()

  const withFormer = (id: string) => {
    const found = scripts.all().find(each => each.id === id)
    return found && { ...found, former: found.former.map(({ content }) => content).reverse() }
  }

  return {
    server: savedScripts,
    /** The saved games. */
    games,
    /** Lets this account answer all requests from now on, as the one created last does. */
    signIn,
    /** Saves as another device does. */
    elsewhere(id: string, content: Script): SavedDocument<Script> {
      scripts.saveElsewhere(content, id)
      const { former: _, saveId: __, ...saved } = withFormer(id) ?? fail(id)
      return saved
    },
    sendElsewhere,
    /** A saved script, with its former contents, oldest first. */
    has: withFormer,
    all: scripts.saved,
    /** Makes requests fail, all or those with the given methods, until called with undefined. */
    meet(next: Failure, methods?: readonly string[]) {
      failure = next
      failingMethods = methods
    },
    /** Blocks saves, or requests of another method, until the returned function is called. */
    hold(method = 'PUT') {
      delayedMethod = method
      const { promise, resolve } = Promise.withResolvers<void>()
      delay = promise
      return resolve
    },
    /** The number of saves so far. */
    asked: () => requests.filter(each => each.startsWith('PUT')).length,
    /** Requests so far, as `GET /api/scripts`. */
    requests
  }
}

function fail(id: string): never {
  throw new Error(`No script ${id}`)
}
