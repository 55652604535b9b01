/**
 * Where somebody signs in and out, apart from other addresses since a script of every page holds these. The Worker answers
 * both with the address at the provider where it goes on.
 */
export const signInPath = '/auth/signin/belfry'
export const signOutPath = '/auth/sign-out'
export const sessionPath = '/api/session'

/** The page on which a window for signing in ends. */
export const signedInPath = '/signed-in'

/** What the address of a page says when somebody came back to it without being signed in: `?signIn=failed`. */
export const signInParameter = 'signIn'

/** The address of a page that says that a sign-in begun there came to nothing. */
export function signInFailed(address: string): string {
  const url = new URL(address)
  url.searchParams.set(signInParameter, 'failed')
  return url.href
}
