import { ok, type Result, refuse } from '#core/result.ts'
import type { ScriptFile } from '#core/script-file.ts'
import { api } from './client.ts'

/** `unreachable` also when the browser is offline; `stopped` when the caller's signal asked for it. */
export type SheetRefusal = 'unreachable' | 'stopped' | 'script_too_large' | 'server_failed'

/** How the sheet is printed, as the address says it. */
export type SheetQuery = Parameters<(typeof api)['sheet.pdf']['$post']>[0]['query']

export interface SheetRequest {
  file: ScriptFile
  query: SheetQuery
  signal: AbortSignal
}

/**
 * Has a script's sheet made at the edge.
 *
 * @example const pdf = await makeSheetPdf({ file, query: { paper: 'a4', lang: 'en' }, signal })
 */
export async function makeSheetPdf(request: SheetRequest): Promise<Result<Blob, SheetRefusal>> {
  const { file, query, signal } = request
  const headers = { 'content-type': 'application/json' }
  const init = { body: JSON.stringify(file), headers, signal }
  try {
    const response = await api['sheet.pdf'].$post({ query }, { init })
    if (response.status === 200) return ok(await response.blob())
    if (response.status === 413) return refuse('script_too_large')
    if (response.status !== 422) return refuse('server_failed')
    const { code } = await response.json()
    return refuse(code === 'script_too_large' ? 'script_too_large' : 'server_failed')
  } catch {
    return refuse(signal.aborted ? 'stopped' : 'unreachable')
  }
}
