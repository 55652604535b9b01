import { decodeBase64, decodeUtf8 } from './base64.ts'

export type Compression = 'gzip' | 'deflate' | 'deflate-raw'

/** Decompresses bytes; rejects invalid data. It may stop early, but only after more than `limits.file.bytes` bytes. */
export type Decompress = (bytes: Uint8Array, format: Compression) => Promise<Uint8Array>

/**
 * Finds the JSON text in base64: plain, or compressed with gzip, zlib or raw deflate. Undefined when there is none.
 * `tooLarge` when it has more than `limit` bytes.
 */
export async function unpackJson(
  base64: string,
  decompress: Decompress,
  limit: number
): Promise<string | 'tooLarge' | undefined> {
  const bytes = decodeBase64(base64)
  if (!bytes) return undefined
  const plain = bytes.length <= limit ? jsonText(bytes) : undefined
  if (plain !== undefined) return plain
  for (const format of possibleFormats(bytes)) {
    const unpacked = await decompress(bytes, format).catch(() => undefined)
    if (!unpacked) continue
    if (unpacked.length > limit) return 'tooLarge'
    const text = jsonText(unpacked)
    if (text !== undefined) return text
  }
  return bytes.length > limit ? 'tooLarge' : undefined
}

/** Decodes bytes that begin like JSON. Others are refused by their first bytes: decoding two megabytes takes 0.2 seconds. */
const jsonText = (bytes: Uint8Array): string | undefined =>
  beginsLikeJson(bytes) ? decodeUtf8(bytes) : undefined

const byteOrderMark = [0xef, 0xbb, 0xbf]
const blanks = new Set([0x09, 0x0a, 0x0d, 0x20])

/** A list, an object or a text in quotation marks. */
const jsonStarts = new Set([0x5b, 0x7b, 0x22])

function beginsLikeJson(bytes: Uint8Array): boolean {
  let at = byteOrderMark.every((byte, index) => bytes[index] === byte) ? 3 : 0
  while (blanks.has(bytes[at] ?? 0)) at += 1
  return jsonStarts.has(bytes[at] ?? 0)
}

/** The formats whose first bytes these can be. Raw deflate has no mark of its own. */
function possibleFormats([first = 0, second = 0]: Uint8Array): Compression[] {
  if (first === 0x1f && second === 0x8b) return ['gzip']
  const isZlib = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
  return isZlib ? ['deflate', 'deflate-raw'] : ['deflate-raw']
}
