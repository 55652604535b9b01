import { ok, type Result, refuse } from '#core/result.ts'
import type { ScriptFile } from '#core/script-file.ts'
import { type Locale, workerPaths } from '#routes'

/** `unreachable` also when the browser is offline; `stopped` when the caller's signal asked for it. */
export type SheetRefusal = 'unreachable' | 'stopped' | 'script_too_large' | 'server_failed'

export interface SheetRequest {
  file: ScriptFile
  paper: 'a4' | 'letter'
  parts: readonly ('sheet' | 'night')[]
  /** Language of the words. */
  lang: Locale
  signal: AbortSignal
}

/**
 * Has a script's sheet made at the edge.
 *
 * @example const pdf = await makeSheetPdf({ file, paper: 'a4', parts: ['sheet'], lang: 'en', signal })
 */
export async function makeSheetPdf(request: SheetRequest): Promise<Result<Blob, SheetRefusal>> {
  const { file, paper, parts, lang, signal } = request
  const query = new URLSearchParams({ paper, lang, parts: parts.join(',') })
  try {
    const response = await fetch(`${workerPaths.sheetPdf}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file),
      signal
    })
    if (response.ok) return ok(await response.blob())
    return refuse((await isTooLarge(response)) ? 'script_too_large' : 'server_failed')
  } catch {
    return refuse(signal.aborted ? 'stopped' : 'unreachable')
  }
}

/** By its status, or by the code of its answer. */
async function isTooLarge(response: Response): Promise<boolean> {
  if (response.status === 413) return true
  const answer: unknown = await response.json().catch(() => undefined)
  return (
    typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'script_too_large'
  )
}
