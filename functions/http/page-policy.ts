import { encodeBase64 } from 'hono/utils/encode'

/** The directives of every page. Images of scripts, and only they, may come from any host and are fetched there. */
const commonDirectives = {
  'default-src': "'none'",
  'img-src': "'self' data: blob: https:",
  'connect-src': "'self' https:",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'"
}

const inlineElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The Content-Security-Policy of a finished page. It allows the page's inline scripts and styles by their hashes, so it
 * is valid only for exactly this HTML.
 */
export async function pagePolicy(html: string): Promise<string> {
  const allowed = { script: new Set(["'self'"]), style: new Set(["'self'"]) }
  for (const [, kind, attributes = '', text = ''] of html.matchAll(inlineElements)) {
    if (/\ssrc=/.test(attributes) || isData(attributes)) continue
    allowed[kind === 'script' ? 'script' : 'style'].add(`'sha256-${await hashOf(text)}'`)
  }
  const directives = {
    ...commonDirectives,
    'script-src': [...allowed.script].join(' '),
    'style-src': [...allowed.style].join(' ')
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/**
 * The policy as a header. It can also forbid framing, which a meta tag can't.
 *
 * @param html Contains no texts of strangers: a script in it is allowed to run, even one within an attribute.
 */
export const pagePolicyHeader = async (html: string) => `${await pagePolicy(html)}; frame-ancestors 'none'`

/** The directive of pages that any site may frame. */
const framedAnywhere = 'frame-ancestors *'

/** Whether a policy lets any site frame its page. */
export const isFramedAnywhere = (policy: string) => policy.includes(framedAnywhere)

/**
 * The policy of an embed, which any site may frame: it runs nothing, sends nothing, and opens links in new windows alone.
 *
 * @param style the text of its only style element
 */
export const embedPolicy = async (style: string) =>
  `default-src 'none'; img-src 'self' data: https:; style-src 'sha256-${await hashOf(style)}'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; ${framedAnywhere}`

/** JSON for search engines doesn't run, so it needs no hash. */
const isData = (attributes: string) => /\stype="application\/(?:ld\+)?json"/.test(attributes)

/** Hashes the text as a browser parses it: without carriage returns. */
async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replaceAll('\r\n', '\n'))
  return encodeBase64(await crypto.subtle.digest('SHA-256', bytes))
}
