/**
 * Routes for sign-in and sign-out. The Worker responds with the address at the identity provider to continue at. Every
 * page's script includes this file, so it's separate from the other routes.
 */
export const signInPath = '/auth/signin/belfry'
export const signOutPath = '/auth/sign-out'
export const sessionPath = '/api/session'

/** The last page of the sign-in window. */
export const signedInPath = '/signed-in'

/** Query parameter of a page after a failed sign-in: `?signIn=failed`. */
export const signInParameter = 'signIn'

/** Marks an absolute URL as the return from a failed sign-in. */
export function markSignInFailed(address: string): string {
  const url = new URL(address)
  url.searchParams.set(signInParameter, 'failed')
  return url.href
}
