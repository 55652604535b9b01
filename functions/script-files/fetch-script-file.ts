import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import type { ScriptFileRefusal } from '#core/sharing/script-file-refusals.ts'
import { findScriptSource, scriptHosts } from '#core/sharing/script-source.ts'
import { type Fetcher, fetchFile } from '#images/fetch-file.ts'
import { parsePublicAddress } from '#images/public-address.ts'

type Fetched = Result<Uint8Array<ArrayBuffer>, ScriptFileRefusal>

/** Milliseconds for the whole download with all redirects. */
const timeLimit = 8000

/** Redirects of one request. */
const maxRedirects = 3

/**
 * Fetches the script file that an address leads to, without reading it. Only hosts of the allow-list are requested, also
 * when they redirect.
 *
 * @param fetcher must use `redirect: 'manual'`
 */
export async function fetchScriptFile(
  address: string,
  fetcher: Fetcher,
  signal: AbortSignal,
  tooSlow = AbortSignal.timeout(timeLimit)
): Promise<Fetched> {
  const source = findScriptSource(address)
  if (!source) return refuse('source_host')
  const file = await fetchText(source.address, fetcher, signal, tooSlow)
  const newest = file.ok && source.isVersionList ? newestVersion(file.value) : undefined
  return newest === undefined ? file : fetchText(newest, fetcher, signal, tooSlow)
}

async function fetchText(
  address: string,
  fetcher: Fetcher,
  signal: AbortSignal,
  tooSlow: AbortSignal
): Promise<Fetched> {
  const rules = {
    parse: parseAllowed,
    bytes: limits.file.bytes,
    redirects: maxRedirects,
    timeLimit: tooSlow
  }
  const file = await fetchFile(address, fetcher, rules, signal)
  if (!file.ok) return refuse(`source_${file.code}` as const)
  return isText(file.value.headers.get('content-type')) ? ok(file.value.bytes) : refuse('source_type')
}

function parseAllowed(text: string, base: URL | undefined): Result<URL, 'host'> {
  const url = parsePublicAddress(text, base)
  return url.ok && scriptHosts.includes(url.value.host) ? url : refuse('host')
}

/** Types of JSON and of plain text. Hosts that store files as they are also say nothing, or `octet-stream`. */
const isText = (type: string | null) =>
  type === null ||
  /^(?:application\/(?:json|octet-stream)|text\/(?:json|plain)|binary\/octet-stream)\b/i.test(type)

const versionListSchema = z.object({ pk: z.int(), latest_version: z.string().regex(/^[\w.]{1,50}$/) })

/** The address of the newest version in a script's description by botcscripts. */
function newestVersion(bytes: Uint8Array): string | undefined {
  try {
    const list = versionListSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return `https://www.botcscripts.com/script/${list.pk}/${list.latest_version}/download`
  } catch {
    return undefined
  }
}
