import { ok, type Result, refuse } from '#core/result.ts'
import type { AccountCounts } from '#core/saving/account.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import { api } from './client.ts'
import { requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'

/** Fetches the counts. Renews a stale session. */
export async function fetchAccountCounts(): Promise<Result<AccountCounts, SignedInRefusal>> {
  const response = await requestSignedIn(() => api.account.$get())
  if (!response.ok) return response
  return 'code' in response.value ? refuse('server_failed') : ok(response.value)
}

/**
 * URL of the zip with all content, for a download link, so that the page doesn't hold it in memory. Call
 * `fetchAccountCounts` before: it renews a stale session.
 */
export const accountExportPath = workerPaths.accountExport

/** Deletes all content of the account and ends the session. Idempotent. */
export async function deleteAccount(): Promise<Result<undefined, SignedInRefusal>> {
  const response = await requestSignedIn(() => api.account.$delete({ json: { confirm: true } }))
  if (!response.ok) return response
  return 'code' in response.value ? refuse('server_failed') : ok(undefined)
}
