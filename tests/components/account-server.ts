import { onTestFinished, vi } from 'vitest'
import { refreshSession } from '#api/watch-session.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { foldText } from '#core/character/character-search.ts'
import { isEqual } from '#core/equal.ts'
import { limits } from '#core/limits.ts'
import type { DocumentInfo, SavedDocument, Visibility } from '#core/saving/document.ts'
import { type Script, scriptSchema } from '#core/script/script.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { sessionPath } from '#routes/sign-in-paths.ts'

type Saved = SavedDocument<Script> & { saveId: string; former: { content: Script; savedAt: number }[] }

/** Bodies of all routes together: the browser's client has checked types. */
interface Body {
  id: string
  name: string | undefined
  visibility: Visibility
  content: Script
  version: number
  saveId: string
}

/** What a request is answered with: a status and a body, or no answer at all. */
type Answer = { status: number; body: unknown } | 'unreachable'

const ok = (body: unknown): Answer => ({ status: 200, body })
const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: code } })

/**
 * Signs a user in whose saved scripts live in this page: answers the browser's requests to the Worker until the test
 * ends. Versions, save ids and the bin follow the rules of the real one.
 */
export async function signInToFakeServer() {
  const scripts = new Map<string, Saved>()
  const requests: string[] = []
  let clock = Date.now() - 1_000_000
  let intercept: (method: string, path: string) => Answer | undefined | Promise<Answer | undefined> = () =>
    undefined
  let isSignedIn = true

  const realFetch = globalThis.fetch
  const answerFetch: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(
      `${input instanceof Request ? input.url : input}`,
      location.href
    )
    if (!pathname.startsWith('/api/')) return realFetch(input, init)
    const method = init?.method ?? 'GET'
    requests.push(`${method} ${pathname}`)
    const body: Body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const answer = (await intercept(method, pathname)) ?? route(method, pathname, searchParams, body)
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  }

  function route(method: string, path: string, query: URLSearchParams, body: Body): Answer {
    if (path === sessionPath)
      return ok(isSignedIn ? { state: 'in', user: { name: 'Mara Oakes' } } : { state: 'expired' })
    if (!isSignedIn) return refusal(401, 'signed_out')
    const [, , kind, id, action, number] = path.split('/')
    if (kind !== 'scripts') return ok({ items: [], total: 0, page: 1, pages: 0 })
    if (!id) return ok(list(scripts, query))
    const saved = scripts.get(id)
    if (method === 'PUT') return put(id, body)
    if (!saved) return refusal(404, 'script_missing')
    if (action === 'versions') return versions(saved, number)
    if (action === 'duplicate') return duplicate(saved, body)
    if (action === 'return') return change(saved, { deletedAt: undefined })
    if (method === 'GET') return ok({ ...infoOf(saved), content: saved.content })
    if (method === 'PATCH') return patch(saved, body)
    if (query.get('forever') !== 'true') return change(saved, { deletedAt: ++clock })
    scripts.delete(id)
    return ok({ ok: true })
  }

  function put(id: string, { content, version, saveId }: Body): Answer {
    const found = scripts.get(id)
    if (found?.saveId === saveId) return ok(infoOf(found))
    if (!found && version > 0) return refusal(404, 'script_missing')
    if (found && found.version !== version)
      return {
        status: 409,
        body: { code: 'version_conflict', theirs: { ...infoOf(found), content: found.content } }
      }
    const read = scriptSchema.parse(content)
    if (found && isEqual(found.content, read)) return ok(infoOf(found))
    return write(id, read, saveId)
  }

  function write(id: string, content: Script, saveId: string): Answer {
    const found = scripts.get(id)
    clock += 1000
    const next: Saved = {
      id,
      publicId: `public${id.slice(0, 4)}`,
      visibility: 'private',
      madeAt: clock,
      ...found,
      name: content.title,
      version: (found?.version ?? 0) + 1,
      changedAt: clock,
      content,
      saveId,
      former: found ? [{ content: found.content, savedAt: found.changedAt }, ...found.former] : []
    }
    scripts.set(id, next)
    return ok(infoOf(next))
  }

  const patch = (saved: Saved, { name, visibility }: Body): Answer =>
    name === undefined
      ? change(saved, { visibility })
      : write(saved.id, { ...saved.content, title: name }, crypto.randomUUID())

  const duplicate = (saved: Saved, { id, name = '' }: Body): Answer =>
    write(id, { ...saved.content, title: name }, crypto.randomUUID())

  function change(saved: Saved, changes: Partial<DocumentInfo>): Answer {
    const next = { ...saved, ...changes }
    scripts.set(saved.id, next)
    return ok(infoOf(next))
  }

  vi.stubGlobal('fetch', answerFetch)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the product reads this one
  document.cookie = 'belfry.signed-in=1'
  onTestFinished(async () => {
    // Only a session that is not over can end: the next test finds nobody signed in.
    isSignedIn = true
    intercept = () => undefined
    await refreshSession()
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = 'belfry.signed-in=; max-age=0'
    await refreshSession()
    vi.stubGlobal('fetch', realFetch)
    localStorage.removeItem('belfry:saved')
  })
  await refreshSession()

  return {
    /** Requests so far, as `GET /api/scripts`. */
    requests,
    /** Saved scripts without the bin, by name. */
    saved: () =>
      [...scripts.values()]
        .filter(({ deletedAt }) => !deletedAt)
        .sort((a, b) => a.name.localeCompare(b.name) || a.version - b.version),
    all: () => [...scripts.values()],
    /** Saves as another device does; returns the id. */
    saveElsewhere(content: Script, id: string = crypto.randomUUID()) {
      write(id, content, crypto.randomUUID())
      return id
    },
    /** Deletes for good, as another device does. */
    removeElsewhere: (id: string) => scripts.delete(id),
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

const infoOf = ({ content: _, saveId: __, former: ___, ...info }: Saved): DocumentInfo => info

function list(scripts: ReadonlyMap<string, Saved>, query: URLSearchParams) {
  const words = foldText(query.get('search') ?? '').split(' ')
  const isInBin = query.get('bin') === 'true'
  const sort = query.get('sort') ?? 'changed'
  const found = [...scripts.values()]
    .filter(({ deletedAt }) => Boolean(deletedAt) === isInBin)
    .filter(({ content }) =>
      words.every(word => foldText(`${content.title} ${content.author}`).includes(word))
    )
    .sort((a, b) =>
      sort === 'name'
        ? a.name.localeCompare(b.name)
        : sort === 'made'
          ? b.madeAt - a.madeAt
          : b.changedAt - a.changedAt
    )
  const size = limits.documents.page
  const page = Number(query.get('page') ?? 1)
  return {
    items: found.slice((page - 1) * size, page * size).map(saved => ({
      ...infoOf(saved),
      author: saved.content.author,
      tally: tallyTeams(saved.content, catalogue)
    })),
    total: found.length,
    page,
    pages: Math.ceil(found.length / size)
  }
}

function versions({ former, version, content, changedAt }: Saved, number: string | undefined): Answer {
  const entries = former.map(({ savedAt, content }, index) => ({
    version: version - 1 - index,
    savedAt,
    content
  }))
  if (!number) return ok({ versions: entries.map(({ version, savedAt }) => ({ version, savedAt })) })
  const found = [{ version, savedAt: changedAt, content }, ...entries].find(
    each => `${each.version}` === number
  )
  return found ? ok(found) : refusal(404, 'version_missing')
}
