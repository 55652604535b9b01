const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const values = new Map([...alphabet].map((letter, value) => [letter, value] as const))
values.set('-', 62).set('_', 63)

/**
 * The bytes of base64 text, plain or URL-safe, with or without padding; undefined when it is none.
 * A space counts as the plus that a form or a messenger turned into it.
 *
 * @example decodeBase64('WyJpbXAiXQ') // the bytes of '["imp"]'
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const letters = text.trim().replaceAll(' ', '+').replace(/=+$/, '')
  if (letters === '' || letters.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of letters) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 0xff
    at += 1
  }
  return bytes
}

/** The text of UTF-8 bytes; undefined when they are none. The byte-order mark stays. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  // Percent signs are the one decoder of UTF-8 that every runtime has without further types.
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
 * Bytes as plain base64, padded.
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

/** The same letters as an address carries them without escapes. */
export const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
