import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type IdentityProvider,
  startIdentityProvider
} from '../../../tools/identity-provider/identity-provider.ts'
import { findFreePort } from '../../../tools/serve/serve.ts'
import { Jar } from '../../e2e/sign-in.ts'
import { waitFor } from '../../wait.ts'

const site = 'http://localhost:9'
const verifier = 'v'.repeat(43)

test('a session survives a restart of the provider, and sign-out works afterwards', async () => {
  const options = { port: await findFreePort(), site, state: await temporaryFolder() }
  const first = await startIdentityProvider(options)
  const jar = new Jar()
  const tokens = await requestTokens(first, {
    grant_type: 'authorization_code',
    code: await signIn(first, jar),
    code_verifier: verifier,
    redirect_uri: `${site}/auth/callback/belfry`
  })
  await first.stop()

  const second = await startIdentityProvider(options)
  onTestFinished(second.stop)
  // Node notices closed keep-alive connections only on the next request, so the first ones can fail.
  await waitFor(() => fetch(second.origin))
  const renewed = await requestTokens(second, {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token
  })
  expect(renewed.access_token).toBeTypeOf('string')
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
  const end = new URL(`${second.origin}/session/end`)
  end.searchParams.set('id_token_hint', tokens.id_token ?? '')
  end.searchParams.set('post_logout_redirect_uri', `${site}/`)
  const page = await jar.fetch(end.href)
  expect(await page.text()).toContain('Signing out')
})

test.each(['127.0.0.1', '::1'])('a port taken at %s rejects with a message for the user', async host => {
  const port = await findFreePort()
  const other = createServer().listen(port, host)
  onTestFinished(() => void other.close())
  await expect(startIdentityProvider({ port, site, state: await temporaryFolder() })).rejects.toThrow(
    `Port ${port}, where people sign in, is taken by another program`
  )
})

/** Signs in as Mara; returns the authorization code. */
async function signIn({ origin, variables }: IdentityProvider, jar: Jar): Promise<string> {
  const begin = new URL(`${origin}/auth`)
  begin.search = new URLSearchParams({
    client_id: variables.AUTH_CLIENT_ID ?? '',
    response_type: 'code',
    scope: 'openid profile email offline_access',
    redirect_uri: `${site}/auth/callback/belfry`,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url')
  }).toString()
  const choice = await step(jar, begin.href)
  const resume = await step(jar, choice, { method: 'POST', body: new URLSearchParams({ user: 'mara' }) })
  return new URL(await step(jar, resume)).searchParams.get('code') ?? ''
}

async function step(jar: Jar, address: string, init: RequestInit = {}): Promise<string> {
  const response = await jar.fetch(address, init)
  return new URL(response.headers.get('location') ?? '', address).href
}

async function requestTokens(
  { origin, variables }: IdentityProvider,
  form: Record<string, string | undefined>
): Promise<Record<string, string>> {
  const { AUTH_CLIENT_ID, AUTH_CLIENT_SECRET } = variables
  const response = await fetch(`${origin}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${AUTH_CLIENT_ID}:${AUTH_CLIENT_SECRET}`)}` },
    body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, value ?? '']))
  })
  expect(response.status).toBe(200)
  return response.json()
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belfry-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
