import { decodeBase64, decodeUtf8 } from './base64.ts'
import { limits } from './limits.ts'
import { type Refusal, refuseFile } from './reading/repair.ts'

/** Unpacks gzip; rejects what is none. It may stop with more than `limits.file.bytes` bytes, never with fewer. */
export type Gunzip = (bytes: Uint8Array) => Promise<Uint8Array>

export type LinkText = { ok: true; value: string } | Refusal

/** `script=` of a whole address, of a bare query or of the part after #. */
const parameter = /(?:^|[?&#])script=([^&#\s]*)/i

/**
 * The JSON text that a link of the publisher's script tool carries: `?script=` with gzipped JSON in plain or
 * URL-safe base64. Also JSON that was not gzipped, or that stands in the link as it is. Undefined when the text
 * is no such link; refused with `link_unreadable` when what it carries cannot be read, and with `file_too_large`
 * when it unpacks to more than `limits.file.bytes` bytes.
 */
export async function readShareLink(text: string, gunzip: Gunzip): Promise<LinkText | undefined> {
  const carried = carriedBy(text)
  if (carried === undefined) return undefined
  const limit = limits.file.bytes
  if (carried.length > limit * 2) return refuseFile('file_too_large', { limit })
  const words = decodePercents(carried)
  if (/^\s*[[{]/.test(words)) return { ok: true, value: words }
  const bytes = decodeBase64(words)
  const unpacked = bytes && (await unpack(bytes, gunzip))
  if (!unpacked) return refuseFile('link_unreadable')
  if (unpacked.length > limit) return refuseFile('file_too_large', { limit })
  const json = decodeUtf8(unpacked)
  return json === undefined || !/^\s*[[{"]/.test(json.replace(/^\uFEFF/, ''))
    ? refuseFile('link_unreadable')
    : { ok: true, value: json }
}

/** What stands after `script=`; JSON that only talks of such a link is no link. */
function carriedBy(text: string): string | undefined {
  const words = text.trim()
  if (words === '' || /^[[{"\uFEFF]/.test(words)) return undefined
  return parameter.exec(words)?.[1]
}

/** Some messengers encode an address twice. */
function decodePercents(text: string): string {
  let words = text
  for (let times = 0; times < 2 && /%[\da-f]{2}/i.test(words); times += 1) {
    try {
      words = decodeURIComponent(words)
    } catch {
      return words
    }
  }
  return words
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
