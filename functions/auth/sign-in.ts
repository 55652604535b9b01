import { Auth, type AuthConfig, customFetch, skipCSRFCheck } from '@auth/core'
import { AuthError } from '@auth/core/errors'
import { parse } from 'hono/utils/cookie'
import { clockTolerance } from 'oauth4webapi'
import { signInFailed } from '#routes/session.ts'
import type { Env } from '../env.ts'
import { leeway, sessionCookie } from '../session.ts'
import { cookieOptions, isSecure, sessionLasts, signedInCookie } from './cookies.ts'
import { fetchProvider } from './provider.ts'

const failed = '/failed'

/**
 * Answers the two addresses of a sign-in: where it begins, and where the provider leads back to. What goes wrong on the
 * way leads to the page where it began, which says so.
 */
export async function answerSignIn(request: Request, env: Env['Bindings']): Promise<Response> {
  const secure = isSecure(request)
  const cookies = cookiesOf(secure)
  const answer = await Auth(withoutQuery(request), config(env, cookies))
  const response = new Response(answer.body, answer)
  const location = response.headers.get('location')
  if (location && new URL(location).pathname === failed) {
    response.headers.set('location', placeOfFailure(request, cookies.callbackUrl.name))
  }
  const names = response.headers.getSetCookie()
  if (names.some(cookie => cookie.startsWith(sessionCookie(secure)))) {
    response.headers.append('set-cookie', signedInCookie(secure))
  }
  response.headers.set('cache-control', 'no-store')
  return response
}

function config(env: Env['Bindings'], cookies: ReturnType<typeof cookiesOf>): AuthConfig {
  return {
    basePath: '/auth',
    trustHost: true,
    secret: env.AUTH_SECRET,
    // Requests that would be forged never come here: same-origin.ts.
    skipCSRFCheck,
    pages: { signIn: failed, error: failed },
    session: { strategy: 'jwt', maxAge: sessionLasts },
    cookies,
    logger: { error: tell, warn: () => {}, debug: () => {} },
    providers: [provider(env)],
    callbacks: {
      redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl) ?? baseUrl,
      jwt: ({ token, account, profile }) => {
        if (!account) return null
        return {
          sub: account.providerAccountId,
          name: token.name ?? profile?.email ?? '',
          ...(token.picture && { picture: token.picture }),
          accessToken: account.access_token ?? '',
          accessEndsAt: account.expires_at ?? Math.floor(Date.now() / 1000) + 3600,
          ...(account.refresh_token && { refreshToken: account.refresh_token }),
          idToken: account.id_token ?? ''
        }
      }
    }
  }
}

/** For who set the provider up: what went wrong, and nothing of whom it went wrong for. */
function tell(error: Error) {
  const reason = error instanceof AuthError ? error.cause?.err?.message : error.message
  console.warn(`Sign-in: ${error.name} ${reason ?? ''}`)
}

// Given as it is, not under `options`, where @auth/core would drop what is named by symbols.
const provider = (env: Env['Bindings']) => ({
  id: 'belfry',
  name: 'Belfry',
  type: 'oidc' as const,
  issuer: env.AUTH_ISSUER,
  clientId: env.AUTH_CLIENT_ID,
  clientSecret: env.AUTH_CLIENT_SECRET,
  checks: ['pkce' as const, 'state' as const, 'nonce' as const],
  authorization: {
    params: { scope: 'openid profile email offline_access', audience: env.AUTH_AUDIENCE }
  },
  client: { [clockTolerance]: leeway },
  [customFetch]: fetchProvider
})

function cookiesOf(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const options = cookieOptions(secure)
  const brief = { ...options, maxAge: 15 * 60 }
  return {
    sessionToken: { name: sessionCookie(secure), options },
    callbackUrl: { name: `${prefix}belfry.return`, options: brief },
    pkceCodeVerifier: { name: `${prefix}belfry.verifier`, options: brief },
    state: { name: `${prefix}belfry.state`, options: brief },
    nonce: { name: `${prefix}belfry.nonce`, options: brief }
  }
}

/** What stands in the query of a beginning would be told to the provider. */
function withoutQuery(request: Request): Request {
  if (request.method === 'GET') return request
  const address = new URL(request.url)
  address.search = ''
  return new Request(address, request)
}

function placeOfFailure(request: Request, cookieName: string): string {
  const { origin } = new URL(request.url)
  const from = parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]
  return signInFailed((from && ownAddress(from, origin)) || origin)
}

/** The whole address of a page of ours; undefined for one elsewhere. */
function ownAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : undefined
}
