import { startSignIn } from '#api/session.ts'
import type { SignInFailure } from '#routes/sign-in-paths.ts'

/** Leaves the page to sign in, and comes back to it. @returns why that failed; undefined while the page is left */
export async function signInHere(): Promise<SignInFailure | undefined> {
  const response = await startSignIn(location.href)
  if (!response.ok) return response.code
  location.assign(response.value)
  return undefined
}
