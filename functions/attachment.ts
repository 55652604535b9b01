/** Names the file for every browser: plain letters for old ones, the whole name for the others (RFC 6266). */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16)}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
