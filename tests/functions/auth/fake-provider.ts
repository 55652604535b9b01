import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { readSession, type Session } from '#functions/auth/session.ts'
import type { Env } from '#functions/env.ts'
import { authRoutes } from '#functions/routes/auth.ts'
import { sessionRoutes } from '#functions/routes/session.ts'
import { localSession } from '../../../tools/serve/local-session.ts'
import { findFreePort } from '../../../tools/serve/serve.ts'
import { Jar } from '../../e2e/sign-in.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'

/** Deviations from the local identity provider. */
interface Behaviour {
  /** Seconds by which its clock is ahead of ours. */
  clock?: number
  /** Error responses that it sends, one per request, before it issues tokens. */
  refusals?: { status: number; error: string }[]
  /** The user id in its tokens. */
  sub?: string
  /** Whether it issues a new refresh token each time. */
  rotates?: boolean
  /** The status of its responses to revocations. */
  revocationStatus?: number
  /** What happens before it issues tokens. */
  beforeTokens?: () => Promise<unknown>
}

const database = openMemoryDatabase().DB
const secret = 'a secret of at least thirty-two characters'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A minimal provider: no pages, and every token request succeeds. The authorization code is the nonce. */
export async function startFakeProvider(behaviour: Behaviour = {}) {
  const issuer = `http://localhost:${await findFreePort()}`
  const tokenRequests: URLSearchParams[] = []
  const revocations: string[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/revoke') {
      revocations.push((await readForm(request)).get('token') ?? '')
      return respond(response, behaviour.revocationStatus ?? 200, {})
    }
    if (request.url !== '/token') return respond(response, 200, discovery(issuer))
    const form = await readForm(request)
    tokenRequests.push(form)
    const refusal = behaviour.refusals?.shift()
    if (refusal) return respond(response, refusal.status, { error: refusal.error })
    await behaviour.beforeTokens?.()
    respond(response, 200, tokens(issuer, behaviour, form.get('code') ?? undefined, tokenRequests.length))
  })
  server.listen(new URL(issuer).port)
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
  return { settings: providerSettings(issuer), tokenRequests, revocations, stop, [Symbol.asyncDispose]: stop }
}

/** The Worker's settings for a provider. */
export const providerSettings = (issuer: string) => ({
  AUTH_SECRET: secret,
  AUTH_ISSUER: issuer,
  AUTH_CLIENT_ID: 'belfry',
  AUTH_CLIENT_SECRET: 'a-secret',
  AUTH_AUDIENCE: 'https://belfry.example/api'
})

/** A browser at the session routes, which run in this process with other settings and another database than the built Worker. */
export function createVisitor(settings: Partial<Env['Bindings']>, cookie = ''): Jar {
  const READ_RATE = { limit: async () => ({ success: true }) }
  const bindings = { DB: database, READ_RATE, ...settings }
  const app = new Hono<Env>().route('/auth', authRoutes).route('/api', sessionRoutes)
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  return new Jar(cookie, (address, init) => app.request(address, init, bindings, context))
}

const mara = { sub: 'mara', name: 'Mara Oakes' }

/** The cookie of an expired session with a refresh token of its own. */
export const expiredCookie = (changes: Partial<Session> = {}) =>
  localSession(secret, mara, {
    accessEndsAt: Math.floor(Date.now() / 1000) - 100,
    refreshToken: crypto.randomUUID(),
    ...changes
  })

/** The session in a visitor's cookie. Throws when there is none. */
export async function sessionOf({ header }: Jar): Promise<Session> {
  const request = new Request('http://belfry.example', { headers: { cookie: header } })
  const session = await readSession(request, { AUTH_SECRET: secret })
  if (!session) throw new Error(`No session in: ${header}`)
  return session
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/user`,
  jwks_uri: `${issuer}/keys`,
  revocation_endpoint: `${issuer}/revoke`,
  end_session_endpoint: `${issuer}/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256']
})

function tokens(
  issuer: string,
  { clock = 0, sub = 'mara', rotates = true }: Behaviour,
  nonce: string | undefined,
  count: number
) {
  const now = Math.floor(Date.now() / 1000) + clock
  const claims = { iss: issuer, sub, aud: 'belfry', name: 'Mara Oakes', iat: now, nbf: now, exp: now + 5 }
  return {
    access_token: `access-${count}`,
    ...(rotates && { refresh_token: `${issuer}-${count}` }),
    id_token: signed({ ...claims, ...(nonce && { nonce }) }),
    token_type: 'bearer',
    expires_in: 3600
  }
}

function signed(claims: object): string {
  const content = [{ alg: 'RS256' }, claims].map(part =>
    Buffer.from(JSON.stringify(part)).toString('base64url')
  )
  const signature = sign('sha256', Buffer.from(content.join('.')), privateKey)
  return [...content, signature.toString('base64url')].join('.')
}

async function readForm(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return new URLSearchParams(body)
}

function respond(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
