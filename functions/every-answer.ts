import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { workerPaths } from '#routes/worker.ts'
import type { Env } from './env.ts'
import { answerPolicy } from './page-policy.ts'
import { readRest } from './read-rest.ts'

/** As `public/_headers` says them for built files. */
const usual = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY'
}

/** What is no page runs nothing, shows nothing and stands in nothing, should a browser open it as one. */
const noPage = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Gives each answer of the Worker what built files have. A header that a route has set itself stays. */
const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  // Answers of other servers, those of the built files among them, cannot be changed in place.
  const answer = new Response(c.res.body, c.res)
  const { headers } = answer
  const set = (name: string, value: string) => headers.has(name) || headers.set(name, value)
  for (const [name, value] of Object.entries(usual)) set(name, value)
  c.res = undefined
  c.res = await withPolicy(answer)
})

/** Sheets and imports: pages elsewhere may ask for them and read the answer. Nobody's cookies come along. */
const open = new Set<string>([
  workerPaths.import,
  workerPaths.sheetPdf,
  workerPaths.sheetPng,
  workerPaths.scriptCard
])

const allowed = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['content-type'],
  exposeHeaders: ['content-disposition', 'etag', 'retry-after'],
  maxAge: 24 * 3600
})

const openToAll = createMiddleware<Env>((c, next) => (open.has(c.req.path) ? allowed(c, next) : next()))

/** What holds for whatever the Worker answers: what is left of the request, what a browser may do with the answer, and who may read it. */
export const everyAnswer = every(readRest, securityHeaders, openToAll)

/** A built page brings its policy; one that was made for this request gets it now. */
async function withPolicy(answer: Response): Promise<Response> {
  const { headers } = answer
  if (headers.has('content-security-policy')) return answer
  if (!headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', noPage)
    return answer
  }
  const html = await answer.text()
  headers.set('content-security-policy', await answerPolicy(html))
  return new Response(html, answer)
}
