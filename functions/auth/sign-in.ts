import { Auth, type AuthConfig, customFetch, skipCSRFCheck } from '@auth/core'
import { AuthError, InvalidCheck } from '@auth/core/errors'
import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { clockTolerance } from 'oauth4webapi'
import { languageNames } from '#i18n/language-names.ts'
import type { Locale } from '#routes'
import { markSignInFailed, type SignInFailure } from '#routes/sign-in-paths.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../http/log-failure.ts'
import { callerLocale } from '../http/reader-locale.ts'
import { fetchFromProvider } from './provider.ts'
import { clockLeeway, sessionCookieName } from './session.ts'
import { cookieOptions, isHttps, sessionSeconds, signedInCookie } from './session-cookies.ts'

/** The path that @auth/core redirects to after an error; replaced by the page where the sign-in began. */
const failurePath = '/failed'

/**
 * Handles both routes of a sign-in: its start, and the callback from the provider. After an error it redirects to the page
 * where the sign-in began, which shows a message.
 *
 * @param request replaces the context's request, whose body has been read
 */
export async function handleSignIn<E extends Env>(
  c: Context<E>,
  request: Request = c.req.raw
): Promise<Response> {
  const secure = isHttps(request)
  const cookies = cookiesOf(secure)
  let failure: SignInFailure = 'failed'
  const onError = (error: Error) => {
    failure = failureOf(error, request)
    // Cancelling is no failure of ours, nor is a callback without the cookies of its sign-in, which anyone can send.
    if (failure !== 'cancelled' && failure !== 'expired') logFailure(`Sign-in: ${error.name}`, causeOf(error))
  }
  const authResponse = await Auth(withoutQuery(request), config(c.env, callerLocale(c), cookies, onError))
  const response = new Response(authResponse.body, authResponse)
  const location = response.headers.get('location')
  if (location && new URL(location).pathname === failurePath) {
    response.headers.set('location', failureUrl(request, cookies.callbackUrl.name, failure))
  }
  const setCookies = response.headers.getSetCookie()
  if (setCookies.some(cookie => cookie.startsWith(sessionCookieName(secure)))) {
    response.headers.append('set-cookie', signedInCookie(secure))
  }
  response.headers.set('cache-control', 'no-store')
  return response
}

function config(
  env: Env['Bindings'],
  locale: Locale,
  cookies: ReturnType<typeof cookiesOf>,
  onError: (error: Error) => void
): AuthConfig {
  return {
    basePath: '/auth',
    trustHost: true,
    secret: env.AUTH_SECRET,
    // `sameOrigin` has already refused forged requests.
    skipCSRFCheck,
    pages: { signIn: failurePath, error: failurePath },
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    cookies,
    logger: { error: onError, warn: () => {}, debug: () => {} },
    providers: [provider(env, locale)],
    callbacks: {
      redirect: ({ url, baseUrl }) => sameOriginUrl(url, baseUrl) ?? baseUrl,
      jwt: ({ token, account, profile }) => {
        if (!account) return null
        return {
          sub: account.providerAccountId,
          id: crypto.randomUUID(),
          startedAt: Date.now(),
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

function failureOf(error: Error, request: Request): SignInFailure {
  if (new URL(request.url).searchParams.get('error') === 'access_denied') return 'cancelled'
  // The cookies of a sign-in have expired.
  if (error instanceof InvalidCheck) return 'expired'
  const { name } = causeOf(error)
  return name === 'TypeError' || name === 'TimeoutError' ? 'provider_unreachable' : 'failed'
}

const causeOf = (error: Error): Error => (error instanceof AuthError && error.cause?.err) || error

// A plain object, not `options`: @auth/core would drop the keys that are symbols.
const provider = (env: Env['Bindings'], locale: Locale) => ({
  id: 'belfry',
  name: 'Belfry',
  type: 'oidc' as const,
  issuer: env.AUTH_ISSUER,
  clientId: env.AUTH_CLIENT_ID,
  clientSecret: env.AUTH_CLIENT_SECRET,
  checks: ['pkce' as const, 'state' as const, 'nonce' as const],
  authorization: {
    params: {
      scope: 'openid profile email offline_access',
      audience: env.AUTH_AUDIENCE,
      ui_locales: languageNames[locale].tag
    }
  },
  client: { [clockTolerance]: clockLeeway },
  [customFetch]: fetchFromProvider
})

function cookiesOf(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const options = cookieOptions(secure)
  const shortLived = { ...options, maxAge: 15 * 60 }
  return {
    sessionToken: { name: sessionCookieName(secure), options },
    callbackUrl: { name: `${prefix}belfry.return`, options: shortLived },
    pkceCodeVerifier: { name: `${prefix}belfry.verifier`, options: shortLived },
    state: { name: `${prefix}belfry.state`, options: shortLived },
    nonce: { name: `${prefix}belfry.nonce`, options: shortLived }
  }
}

/** Drops the query of a sign-in's start; @auth/core would pass it on to the provider. */
function withoutQuery(request: Request): Request {
  if (request.method === 'GET') return request
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, request)
}

/** The URL of the page where the sign-in began, with a marker for the failure. */
function failureUrl(request: Request, cookieName: string, failure: SignInFailure): string {
  const { origin } = new URL(request.url)
  const from = parse(request.headers.get('cookie') ?? '', cookieName)[cookieName]
  return markSignInFailed((from && sameOriginUrl(from, origin)) || origin, failure)
}

/** The absolute URL of an address on this origin; undefined for other origins. */
function sameOriginUrl(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : undefined
}
