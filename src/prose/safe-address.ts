const longest = 2000

/** Protocols that a text may lead to: none of them runs anything or reads from the reader's device. */
const safe = new Set(['https:', 'http:', 'mailto:'])

/**
 * A link's address as a browser will read it, or undefined where it is none that a stranger's text may lead to.
 *
 * @example safeAddress('javascript:alert(1)') // undefined
 */
export function safeAddress(typed: string): string | undefined {
  if (typed.length > longest || !URL.canParse(typed)) return undefined
  const { protocol, href } = new URL(typed)
  return safe.has(protocol) ? href : undefined
}
