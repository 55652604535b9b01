import { ok, type Result, refuse } from '#core/result.ts'
import type { ScriptFile } from '#core/script/script-file.ts'
import type { PrintExcess } from '#print/print-limits.ts'
import { api } from './client.ts'

/** Why there is no sheet. `unreachable` includes offline; `stopped` means aborted by the caller's signal. */
export type SheetRefusal = 'unreachable' | 'stopped' | 'script_too_large' | 'server_failed'

/** Query parameters of the sheet: paper, language and so on. */
export type SheetQuery = Parameters<(typeof api)['sheet.pdf']['$post']>[0]['query']

export interface SheetRequest {
  file: ScriptFile
  query: SheetQuery
  signal: AbortSignal
}

/**
 * Lets the Worker render a script's sheet as PDF.
 *
 * @example const pdf = await fetchSheetPdf({ file, query: { paper: 'a4', lang: 'en' }, signal })
 */
export async function fetchSheetPdf(
  request: SheetRequest
): Promise<Result<Blob, SheetRefusal> | { ok: false; code: 'print_too_large'; excess: PrintExcess }> {
  const { file, query, signal } = request
  const headers = { 'content-type': 'application/json' }
  const init = { body: JSON.stringify(file), headers, signal }
  try {
    const response = await api['sheet.pdf'].$post({ query }, { init })
    if (response.status === 200) return ok(await response.blob())
    if (response.status === 413) return refuse('script_too_large')
    if (response.status !== 422) return refuse('server_failed')
    const body = await response.json()
    const [issue] = 'issues' in body ? body.issues : []
    if (issue) {
      const { path: kind, count, limit } = issue
      return { ok: false, code: 'print_too_large', excess: { kind, count, limit } }
    }
    const { code } = body
    return refuse(code === 'script_too_large' ? 'script_too_large' : 'server_failed')
  } catch {
    return refuse(signal.aborted ? 'stopped' : 'unreachable')
  }
}
