import { ok, type Result, refuse } from '#core/result.ts'
import type { AccountCounts } from '#core/saving/account.ts'
import { isZipEnd, zipEndBytes } from '#core/zip-end.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { api, auth } from './client.ts'
import { requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'
import { accountHeaders } from './watch-session.ts'

/** Fetches the counts. Renews a stale session. */
export async function fetchAccountCounts(): Promise<Result<AccountCounts, SignedInRefusal>> {
  const response = await requestSignedIn(() => api.account.$get())
  if (!response.ok) return response
  return 'code' in response.value ? refuse('server_failed') : ok(response.value)
}

/**
 * Downloads a zip with all content and checks that it arrived completely; refuses with `incomplete` otherwise. The browser
 * keeps a large response on disk. Renews a stale session.
 */
export async function fetchAccountExport(): Promise<Result<Blob, SignedInRefusal | 'incomplete'>> {
  const counted = await fetchAccountCounts()
  if (!counted.ok) return counted
  const response = await fetch(workerPaths.accountExport, { headers: accountHeaders() }).catch(
    () => undefined
  )
  if (!response) return refuse('unreachable')
  if (!response.ok) return refuse(response.status === 401 ? 'signed_out' : 'server_failed')
  try {
    const file = await response.blob()
    const end = await file.slice(-zipEndBytes).arrayBuffer()
    return isZipEnd(end, file.size) ? ok(file) : refuse('incomplete')
  } catch {
    return refuse('incomplete')
  }
}

/** Ends all sessions of the user, this one included. Returns the URL to go to next. */
export async function signOutEverywhere(): Promise<Result<string, SignedInRefusal>> {
  const response = await requestSignedIn(() => auth['sign-out-everywhere'].$post())
  if (!response.ok) return response
  return 'code' in response.value ? refuse('server_failed') : ok(response.value.url)
}

/** Deletes all content of the account and ends the session. Idempotent. */
export async function deleteAccount(): Promise<Result<undefined, SignedInRefusal>> {
  const response = await requestSignedIn(() => api.account.$delete({ json: { confirm: true } }))
  if (!response.ok) return response
  return 'code' in response.value ? refuse('server_failed') : ok(undefined)
}
