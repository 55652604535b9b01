/** A `content-disposition` header: an ASCII file name for old browsers and the full name for the others (RFC 6266). */
export function attachment(name: string): string {
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
