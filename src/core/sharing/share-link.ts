import { limits } from '../limits.ts'
import { type Refusal, refuseFile } from '../reading/repair.ts'
import type { ScriptFile } from '../script/script-file.ts'
import { decodeBase64, decodeUtf8, encodeBase64 } from './base64.ts'

/** Decompresses gzip; rejects invalid data. It may stop early, but only after more than `limits.file.bytes` bytes. */
export type Gunzip = (bytes: Uint8Array) => Promise<Uint8Array>

export type ShareLinkResult = { ok: true; value: string } | Refusal

/** `script=` in a full URL, in a query string or in a fragment. */
const parameter = /(?:^|[?&#])script=([^&#\s]*)/i

/**
 * Decodes the JSON text in a link of the publisher's script tool: `?script=` with gzipped JSON in plain or URL-safe
 * base64. Also accepts JSON that isn't gzipped, and plain JSON in the link. Undefined when the text isn't such a link.
 * Refuses unreadable data with `link_unreadable`, and more than `limits.file.bytes` bytes with `file_too_large`.
 */
export async function readShareLink(text: string, gunzip: Gunzip): Promise<ShareLinkResult | undefined> {
  const payload = findPayload(text)
  if (payload === undefined) return undefined
  const limit = limits.file.bytes
  if (payload.length > limit * 2) return refuseFile('file_too_large', { limit })
  const decoded = decodePercents(payload)
  if (/^\s*[[{]/.test(decoded)) return { ok: true, value: decoded }
  const bytes = decodeBase64(decoded)
  const unpacked = bytes && (await unpack(bytes, gunzip))
  if (!unpacked) return refuseFile('link_unreadable')
  if (unpacked.length > limit) return refuseFile('file_too_large', { limit })
  const json = decodeUtf8(unpacked)
  return json === undefined || !/^\s*[[{"]/.test(json)
    ? refuseFile('link_unreadable')
    : { ok: true, value: json }
}

/** Returns the value of `script=`; undefined for JSON that merely contains such a link. */
function findPayload(text: string): string | undefined {
  const link = text.trim()
  if (/^[[{"]/.test(link)) return undefined
  return parameter.exec(link)?.[1]
}

/** Decodes percent escapes up to twice, because some messengers encode links twice. */
function decodePercents(text: string): string {
  let decoded = text
  for (let times = 0; times < 2 && /%[\da-f]{2}/i.test(decoded); times += 1) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return decoded
    }
  }
  return decoded
}

async function unpack(bytes: Uint8Array, gunzip: Gunzip): Promise<Uint8Array | undefined> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isGzip) return bytes
  try {
    return await gunzip(bytes)
  } catch {
    return undefined
  }
}

/** Compresses the UTF-8 bytes of a text with gzip. */
export type Gzip = (text: string) => Promise<Uint8Array>

/**
 * Encodes a script file for the `script=` parameter of a link: gzipped JSON as plain base64. The publisher's script
 * tool reads the same format. `readShareLink` decodes it and must keep decoding links of every earlier version.
 */
export const packScript = async (file: ScriptFile, gzip: Gzip): Promise<string> =>
  encodeBase64(await gzip(JSON.stringify(file)))
