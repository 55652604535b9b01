import { ok, type Result, refuse } from '#core/result.ts'
import { type ScriptFileRefusal, scriptFileRefusals } from '#core/sharing/script-file-refusals.ts'
import { api } from './client.ts'

/** Why there is no file. `source_offline`: our own server can't be reached. */
export type ScriptFetchRefusal = ScriptFileRefusal | 'source_too_often' | 'source_offline'

/** Lets the Worker fetch a script file of another host. */
export async function fetchScriptFile(
  address: string,
  signal: AbortSignal
): Promise<Result<Blob, ScriptFetchRefusal>> {
  try {
    const response = await api['script-file'].$post({ json: { address } }, { init: { signal } })
    if (response.status === 200) return ok(await response.blob())
    const { code }: { code: string } = await response.json()
    if (code === 'too_often') return refuse('source_too_often')
    return refuse(scriptFileRefusals.find(each => each === code) ?? 'source_host')
  } catch {
    return refuse('source_offline')
  }
}
