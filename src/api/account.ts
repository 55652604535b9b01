import { ok, type Result, refuse } from '#core/result.ts'
import { workerPaths } from '#routes/worker.ts'
import { api } from './client.ts'
import { askSignedIn, type SignedInRefusal } from './signed-in.ts'

/** How much is kept in somebody's account; what lies in the bin is counted apart. */
export interface AccountCounts {
  scripts: number
  characters: number
  images: number
  bin: number
}

/** Asks how much is kept. An old session is renewed on the way. */
export async function countAccount(): Promise<Result<AccountCounts, SignedInRefusal>> {
  const asked = await askSignedIn(() => api.account.$get())
  if (!asked.ok) return asked
  return 'code' in asked.value ? refuse('server_failed') : ok(asked.value)
}

/** Where the browser fetches the zip itself, so that it never lies in memory. Ask `countAccount` before: it renews the session. */
export const accountExport = workerPaths.accountExport

/** Deletes all that is kept, and ends the session. May be repeated. */
export async function deleteAccount(): Promise<Result<undefined, SignedInRefusal>> {
  const asked = await askSignedIn(() => api.account.$delete({ json: { confirm: true } }))
  if (!asked.ok) return asked
  return 'code' in asked.value ? refuse('server_failed') : ok(undefined)
}
