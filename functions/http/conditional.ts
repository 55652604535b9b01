import type { Context } from 'hono'

/** Headers with the strong ETag of the response. */
type TaggedHeaders = Readonly<Record<string, string>> & { readonly etag: string }

/**
 * The headers that a 304 repeats: those of RFC 9110, section 15.4.5, and those that browsers and search engines apply to
 * the response that they have. Headers about the content, such as its type and length, aren't among them.
 */
const repeatedHeaders =
  /^(?:access-control-[\w-]+|cache-control|content-location|content-security-policy|cross-origin-resource-policy|date|etag|expires|vary|x-content-type-options|x-robots-tag)$/

/** The methods that RFC 9110 allows a 304 for. */
const readMethods: readonly string[] = ['GET', 'HEAD']

/** A hash of content for its ETag: the first bytes of its SHA-256, as hex digits. */
export async function contentHash(content: string | Uint8Array<ArrayBuffer>, bytes = 16): Promise<string> {
  const data = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data)).slice(0, bytes)
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The strong ETag of a version or hash of the content. */
export const strongEtag = (version: string) => `"${version}"`

/**
 * Responds with 304 when the client has the content with this ETag; undefined when it needs the content.
 *
 * @param headers Headers of the full response. The 304 repeats those that it may have.
 */
export function notModified(c: Context, headers: TaggedHeaders) {
  return hasContent(c, headers.etag) ? c.body(null, 304, unchangedHeaders(headers)) : undefined
}

/** Whether the client has the content with this ETag. */
export const hasContent = (c: Context, etag: string): boolean =>
  readMethods.includes(c.req.method) && includesTag(c.req.header('if-none-match'), etag)

/** The headers of a response that its 304 repeats. */
export const unchangedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => repeatedHeaders.test(name.toLowerCase())))

/**
 * Whether an `if-none-match` header names an ETag: `*` or a list. Compares weakly, since Cloudflare weakens the ETag of a
 * response that it compresses.
 */
function includesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true
  return header?.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false
}
