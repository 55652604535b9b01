/** Characters of a file name before its extension. Longer headers would make the runtime or a proxy refuse the response. */
const maxStem = 100

/** Control characters, and those that change the direction of writing: they could hide what kind of file it is. */
const misleading = /[\p{Cc}\p{Bidi_Control}]/gu

/**
 * A `content-disposition` header: an ASCII file name for old browsers and the full name for the others (RFC 6266). A long
 * name is cut.
 */
export function attachment(givenName: string): string {
  const longName = givenName.replace(misleading, '')
  const dot = longName.lastIndexOf('.')
  const name = longName.slice(0, dot).slice(0, maxStem) + longName.slice(dot)
  const asciiName = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const fullName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16)}`
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${fullName}`
}
