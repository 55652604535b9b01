import type { Context } from 'hono'
import { revocationRequest } from 'oauth4webapi'
import { languageNames } from '#i18n/language-names.ts'
import { homeLanguageParameter, homePath } from '#routes'
import { withinDeadline } from '../db/deadline.ts'
import { endSession } from '../db/sessions.ts'
import type { Env } from '../env.ts'
import { logFailure } from '../http/log-failure.ts'
import { callerLocale } from '../http/reader-locale.ts'
import { clientAuth, discoverProvider, type ProviderSettings, requestOptions } from './provider.ts'
import { type Session, sessionKey } from './session.ts'

/**
 * Stores that the session has ended, which ends copies of its cookie. Returns false when the database can't be reached in
 * time: copies may then stay valid until their access token ends. A write that only takes long goes on after the response.
 */
export async function storeEnd(c: Context<Env>, session: Session): Promise<boolean> {
  const store = async () => endSession(c.env.DB, sessionKey(session), Date.now())
  const stored = store()
  c.executionCtx.waitUntil(stored.catch(() => undefined))
  try {
    await withinDeadline(stored)
    return true
  } catch (error) {
    logFailure('Sign-out', error)
    return false
  }
}

/**
 * The URL that ends the session at the provider and then returns to our home page, in the language of the page that signs
 * out. Without a session, or when the provider has no such endpoint or can't be reached, the URL of the home page itself.
 */
export async function signOutUrl<E extends Env>(
  c: Context<E>,
  session: Session | undefined
): Promise<string> {
  const home = new URL(homePath, c.req.url).href
  const locale = callerLocale(c)
  const end = session && (await findEndpoint(c.env))
  const url = new URL(end ?? home)
  if (session && end) {
    if (session.idToken) url.searchParams.set('id_token_hint', session.idToken)
    url.searchParams.set('client_id', c.env.AUTH_CLIENT_ID)
    url.searchParams.set('post_logout_redirect_uri', home)
    url.searchParams.set('ui_locales', languageNames[locale].tag)
  }
  // A provider returns only to URLs that it knows, and adds the `state` that it was given.
  url.searchParams.set(homeLanguageParameter, locale)
  return url.href
}

/** The provider's endpoint that ends a session; undefined when it has none or can't be reached. */
async function findEndpoint(env: ProviderSettings): Promise<string | undefined> {
  const provider = await discoverProvider(env, requestOptions(env)).catch(() => undefined)
  const end = provider?.end_session_endpoint
  return end && URL.canParse(end) ? end : undefined
}

/**
 * Revokes the session's refresh token, so that a copy of the cookie can't be renewed. Failures are only logged.
 *
 * @returns false when the provider can't be reached or fails, so that its pages can't be expected to work
 */
export async function revokeRefreshToken({ refreshToken }: Session, env: ProviderSettings): Promise<boolean> {
  if (!refreshToken) return true
  const options = requestOptions(env)
  const { client, proof } = clientAuth(env)
  try {
    const provider = await discoverProvider(env, options)
    if (!provider.revocation_endpoint) return true
    const { status } = await revocationRequest(provider, client, proof, refreshToken, {
      ...options,
      additionalParameters: { token_type_hint: 'refresh_token' }
    })
    if (status !== 200) console.warn(`Sign-out: the provider responded with status ${status}`)
    return status < 500
  } catch (error) {
    logFailure('Sign-out', error)
    return false
  }
}
