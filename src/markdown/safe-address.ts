/** Characters of the longest address that becomes a link. */
export const maxAddress = 1000

/** Allowed link protocols. None runs code or reads local files. */
const safeProtocols = new Set(['https:', 'http:', 'mailto:'])

/**
 * Normalizes a link's address; undefined when it is invalid, too long, or has an unsafe protocol.
 *
 * @example safeAddress('javascript:alert(1)') // undefined
 */
export function safeAddress(typed: string): string | undefined {
  if (typed.length > maxAddress || !URL.canParse(typed)) return undefined
  const { protocol, href } = new URL(typed)
  return safeProtocols.has(protocol) ? href : undefined
}
