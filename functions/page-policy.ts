import { encodeBase64 } from 'hono/utils/encode'

/** What a page may do, whatever is on it. Pictures of scripts, and only they, come from anywhere, and are read there. */
const everyPage = {
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

const inlined = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/**
 * The Content-Security-Policy of a finished page: nothing that is written into it runs or styles except what is there
 * now, known by its hash. It is right only for this very text.
 */
export async function pagePolicy(html: string): Promise<string> {
  const known = { script: new Set(["'self'"]), style: new Set(["'self'"]) }
  for (const [, kind, attributes = '', text = ''] of html.matchAll(inlined)) {
    if (/\ssrc=/.test(attributes) || isData(attributes)) continue
    known[kind === 'script' ? 'script' : 'style'].add(`'sha256-${await hashOf(text)}'`)
  }
  const sources = {
    ...everyPage,
    'script-src': [...known.script].join(' '),
    'style-src': [...known.style].join(' ')
  }
  return Object.entries(sources)
    .map(([name, allowed]) => `${name} ${allowed}`)
    .join('; ')
}

/** The same as a header, which can also say that nobody may frame it. */
export const answerPolicy = async (html: string) => `${await pagePolicy(html)}; frame-ancestors 'none'`

/** What search engines read is no script to a browser. */
const isData = (attributes: string) => /\stype="application\/(?:ld\+)?json"/.test(attributes)

/** Of the text as a browser reads it, which knows no carriage returns. */
async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.replaceAll('\r\n', '\n'))
  return encodeBase64(await crypto.subtle.digest('SHA-256', bytes))
}
