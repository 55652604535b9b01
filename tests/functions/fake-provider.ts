import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { inject } from 'vitest'
import type { Env } from '#functions/env.ts'
import { authRoutes } from '#functions/routes/auth.ts'
import { sessionRoutes } from '#functions/routes/session.ts'
import { freePort } from '../../tools/serve.ts'
import { Jar } from '../e2e/sign-in.ts'

/** How a provider behaves that is not as the one of this machine. */
interface Behaviour {
  /** Seconds by which its clock is ahead of ours. */
  clock?: number
  /** Statuses and errors that it answers with, one after another, before it gives tokens. */
  refusals?: { status: number; error: string }[]
  /** Whom its tokens are about. */
  sub?: string
  /** Whether it gives a new key for renewal each time. */
  rotates?: boolean
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A provider in few lines: no pages, and whoever asks for tokens gets some. The code is the nonce. */
export async function startFakeProvider(behaviour: Behaviour = {}) {
  const issuer = `http://localhost:${await freePort()}`
  const asked: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    if (request.url !== '/token') return answer(response, 200, discovery(issuer))
    const form = await readForm(request)
    asked.push(form)
    const refusal = behaviour.refusals?.shift()
    if (refusal) return answer(response, refusal.status, { error: refusal.error })
    answer(response, 200, tokens(issuer, behaviour, form.get('code') ?? undefined, asked.length))
  })
  server.listen(new URL(issuer).port)
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  }
  return { settings: settingsFor(issuer), asked, stop, [Symbol.asyncDispose]: stop }
}

/** What the Worker is told about a provider. */
export const settingsFor = (issuer: string) => ({
  AUTH_SECRET: inject('secret'),
  AUTH_ISSUER: issuer,
  AUTH_CLIENT_ID: 'belfry',
  AUTH_CLIENT_SECRET: 'a-secret',
  AUTH_AUDIENCE: 'https://belfry.example/api'
})

/** A browser at the routes of sessions, which run right here under other settings than those of the built Worker. */
export function visitorOf(settings: Partial<Env['Bindings']>, cookie = ''): Jar {
  const app = new Hono<Env>().route('/auth', authRoutes).route('/api', sessionRoutes)
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  return new Jar(cookie, (address, init) => app.request(address, init, settings, context))
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/user`,
  jwks_uri: `${issuer}/keys`,
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

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
