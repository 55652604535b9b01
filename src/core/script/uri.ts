/** Whether a text is an address with a scheme and nothing else: part of it would lead elsewhere. */
export const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S+$/i.test(text)

/** Characters that a URI may contain, without `%` and `#`. */
const forbidden = /[^\w\-.~:/?@!$&'()*+,;=%#]/gu

/**
 * Returns an address as a URI: with percent escapes where the file format requires them. Undefined for text without a
 * scheme, such as a relative path or a keyword.
 *
 * @example toUri('https://example.com/a b.png') // 'https://example.com/a%20b.png'
 */
export function toUri(address: string): string | undefined {
  const text = address.trim()
  if (!/^[a-z][a-z\d+.-]*:[^\s]/i.test(text)) return undefined
  const [start = '', ...fragments] = text.toWellFormed().split('#')
  const uri = [start, ...(fragments.length > 0 ? [fragments.join('%23')] : [])].join('#')
  return uri.replace(/%(?![\da-f]{2})/gi, '%25').replace(forbidden, encodeURIComponent)
}
