const maxLength = 2000

/** Allowed link protocols. None runs code or reads local files. */
const safeProtocols = new Set(['https:', 'http:', 'mailto:'])

/**
 * Normalizes a link's address; undefined when it is invalid, too long, or has an unsafe protocol.
 *
 * @example safeAddress('javascript:alert(1)') // undefined
 */
export function safeAddress(typed: string): string | undefined {
  if (typed.length > maxLength || !URL.canParse(typed)) return undefined
  const { protocol, href } = new URL(typed)
  return safeProtocols.has(protocol) ? href : undefined
}
