import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'
import { localSecret } from '../serve/local-secret.ts'
import { isPortFree } from '../serve/serve.ts'
import { openIdentityStore, signingKey } from './identity-store.ts'

const client = { id: 'belfry', secret: 'only-for-this-machine' }
const audience = 'https://belfry.example/api'
const scope = 'openid profile email offline_access'

/** The users of the local provider. */
const users = [
  { sub: 'mara', name: 'Mara Oakes', email: 'mara@belfry.example', colour: '#85171a' },
  { sub: 'idris', name: 'Idris Vale', email: 'idris@belfry.example', colour: '#1f4e79' }
] as const

/** Lifetimes in seconds. */
const lifetimes = {
  AccessToken: 3600,
  Grant: 1_209_600,
  IdToken: 3600,
  Interaction: 3600,
  RefreshToken: 1_209_600,
  Session: 1_209_600
}

export interface IdentityProvider {
  origin: string
  /** The environment variables that configure the Worker for this provider. */
  variables: Record<string, string>
  stop(): Promise<void>
}

interface ProviderOptions {
  port: number
  /** The origin of the Worker. */
  site: string
  /** The folder that stores sessions between runs. */
  state: string
}

/**
 * Starts a real OpenID Connect provider for local use: sign-in needs no password, one picks one of two users.
 *
 * @throws Error with a message for the user when the port is taken
 */
export async function startIdentityProvider({
  port,
  site,
  state
}: ProviderOptions): Promise<IdentityProvider> {
  if (!(await isPortFree(port))) {
    throw new Error(
      `Port ${port}, where people sign in, is taken by another program. Stop it, or choose another pair: PORT=${port + 1} npm start`
    )
  }
  const origin = `http://localhost:${port}`
  const store = openIdentityStore(state)
  const provider = new Provider(origin, {
    ...configuration(origin, site),
    adapter: store.adapter,
    jwks: { keys: [signingKey(state)] },
    cookies: { keys: [localSecret(state)] }
  })
  const handleOidc = provider.callback()
  const server = createServer((request, response) => {
    handleOwnPages(provider, request, response)
      .then(async isHandled => {
        if (!isHandled) await handleOidc(request, response)
      })
      .catch(() => response.writeHead(400).end('This sign-in is over. Go back to Belfry and begin again.'))
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    origin,
    variables: {
      AUTH_ISSUER: origin,
      AUTH_CLIENT_ID: client.id,
      AUTH_CLIENT_SECRET: client.secret,
      AUTH_AUDIENCE: audience
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      store.save()
    }
  }
}

const configuration = (origin: string, site: string): Configuration => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [`${site}/auth/callback/belfry`],
      post_logout_redirect_uris: [`${site}/`],
      grant_types: ['authorization_code', 'refresh_token']
    }
  ],
  ttl: lifetimes,
  claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email'] },
  // The id token contains the profile claims, so that no userinfo request is needed.
  conformIdTokenClaims: false,
  extraParams: ['audience'],
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: () => true,
  findAccount: (_ctx, sub) => {
    const user = users.find(each => each.sub === sub)
    if (!user) return undefined
    const { name, email } = user
    return { accountId: sub, claims: () => ({ sub, name, email, picture: `${origin}/pictures/${sub}.svg` }) }
  },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
    grant.addOIDCScope(scope)
    await grant.save()
    return grant
  },
  interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, { clientId }, token) => token.clientId === clientId },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({ scope: '', audience, accessTokenFormat: 'jwt', accessTokenTTL: 3600 })
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = page(
          'Signing out',
          `${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>document.querySelector('button').click()</script>`
        )
      }
    }
  },
  renderError: (ctx, out) => {
    ctx.body = page('This did not work', `<p>${escapeHtml(out.error_description ?? out.error)}</p>`)
  }
})

/** Serves the avatars and the page on which one picks a user. Returns false for other paths. */
async function handleOwnPages(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const [, kind, name = ''] = (request.url ?? '').split(/[/?]/)
  if (kind === 'pictures') {
    const user = users.find(({ sub }) => name === `${sub}.svg`)
    response.writeHead(user ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(user && avatar(user))
    return true
  }
  if (kind !== 'choose') return false
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(userPicker())
    return true
  }
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const accountId = new URLSearchParams(body).get('user')
  const result = accountId
    ? { login: { accountId } }
    : { error: 'access_denied', error_description: 'Nobody was chosen.' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  return true
}

function userPicker(): string {
  const buttons = users.map(({ sub, name }) => `<button name="user" value="${sub}">${name}</button>`)
  return page(
    'Who are you?',
    `<p>This is the sign-in of a developer's machine. It asks for no password, and nobody else can reach it.</p>
<form method="post">${buttons.join('\n')}<button name="user" value="">Cancel</button></form>`
  )
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1.1rem/1.5 system-ui;max-width:26rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}
button{display:block;width:100%;margin:.75rem 0;padding:.75rem;font:inherit;cursor:pointer}</style>
<main><h1>${title}</h1>${content}</main></html>`

const avatar = ({ name, colour }: (typeof users)[number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/>
<text x="48" y="62" text-anchor="middle" font-family="serif" font-size="44" fill="#fff">${name[0]}</text></svg>`

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)
