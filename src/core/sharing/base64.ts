const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const values = new Map([...alphabet].map((letter, value) => [letter, value] as const))
values.set('-', 62).set('_', 63)

/**
 * Decodes base64 text, plain or URL-safe, with or without padding; undefined when the text isn't base64.
 * A space counts as a plus, because forms and messengers turn a plus into a space.
 *
 * @example decodeBase64('WyJpbXAiXQ') // the bytes of '["imp"]'
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const letters = withoutPadding(text.trim().replaceAll(' ', '+'))
  if (letters === '' || letters.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let bitCount = 0
  let at = 0
  for (const letter of letters) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    bitCount += 6
    if (bitCount < 8) continue
    bitCount -= 8
    bytes[at] = (bits >> bitCount) & 0xff
    at += 1
  }
  return bytes
}

/** A regular expression for the end of a text would try every position: quadratic for a long row of equals signs. */
function withoutPadding(text: string): string {
  let end = text.length
  while (text[end - 1] === '=') end -= 1
  return text.slice(0, end)
}

/** Decodes UTF-8; undefined when the bytes aren't UTF-8. Keeps the byte-order mark. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  // TextDecoder needs DOM or Node types, which this layer doesn't have. decodeURIComponent needs none.
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8192)
    parts.push(Array.from(bytes.subarray(from, from + 8192), escapeByte).join(''))
  try {
    return decodeURIComponent(parts.join(''))
  } catch {
    return undefined
  }
}

const escapeByte = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/**
 * Encodes bytes as plain base64 with padding.
 *
 * @example encodeBase64(Uint8Array.of(91, 93)) // 'W10='
 */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
    const group = (first << 16) | (second << 8) | third
    for (const shift of [18, 12, 6, 0]) text += alphabet[(group >> shift) & 63]
  }
  const padding = (3 - (bytes.length % 3)) % 3
  return text.slice(0, text.length - padding) + '='.repeat(padding)
}

/** Converts plain base64 to the URL-safe alphabet, without padding. */
export const toUrlSafeBase64 = (base64: string) =>
  withoutPadding(base64.replaceAll('+', '-').replaceAll('/', '_'))
