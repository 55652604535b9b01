/**
 * Routes for sign-in and sign-out. The Worker responds with the address at the identity provider to continue at. Every
 * page's script includes this file, so it's separate from the other routes.
 */
export const signInPath = '/auth/signin/belfry'
export const signOutPath = '/auth/sign-out'
export const signOutEverywherePath = '/auth/sign-out-everywhere'
export const sessionPath = '/api/session'

/** Request header with the id of the account that the request is for, as `sessionPath` returns it. */
export const accountHeader = 'x-belfry-account'

/** The last page of the sign-in window. */
export const signedInPath = '/signed-in'

/** Query parameter of a page after a failed sign-in: `?signIn=cancelled`. */
export const signInParameter = 'signIn'

/**
 * Why a sign-in failed: no identity provider is set up, it or our server can't be reached, the user cancelled, the sign-in
 * took too long, or another reason. After a sign-out, `copies_not_ended`: the server couldn't end copies of the session.
 */
export const signInFailures = [
  'not_set_up',
  'provider_unreachable',
  'unreachable',
  'cancelled',
  'expired',
  'copies_not_ended',
  'failed'
] as const
export type SignInFailure = (typeof signInFailures)[number]

/** Marks an absolute URL as the return from a failed sign-in. */
export function markSignInFailed(address: string, failure: SignInFailure): string {
  const url = new URL(address)
  url.searchParams.set(signInParameter, failure)
  return url.href
}

/** The failure in a page's address; undefined if its sign-in didn't fail. */
export function readSignInFailure(address: string): SignInFailure | undefined {
  const value = new URL(address).searchParams.get(signInParameter)
  if (value === null) return undefined
  return signInFailures.find(failure => failure === value) ?? 'failed'
}
