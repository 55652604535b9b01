import type { Context } from 'hono'
import { escapeHtml } from '#core/sharing/embed-code.ts'
import type { Env } from '../env.ts'
import { embedPolicy } from '../http/page-policy.ts'
import { type EmbedOptions, readEmbedOptions } from './embed-options.ts'
import { embedStyle } from './embed-style.ts'
import type { Rendered } from './render-cache.ts'

/** An HTML document that other sites may frame. `body` is HTML, `title` text. */
export const embedDocument = async (
  title: string,
  body: string,
  options: EmbedOptions
): Promise<Rendered> => ({
  body: new TextEncoder().encode(html(title, body, options)),
  type: 'text/html; charset=utf-8',
  policy: await embedPolicy(embedStyle)
})

/** Responds with a small page in place of an embed. */
export async function embedMessage<Status extends 404 | 429>(
  c: Context<Env>,
  { title, text }: { title: string; text: string },
  status: Status,
  headers: Record<string, string> = {}
) {
  const document = html(title, `<h1>${title}</h1>\n<p>${text}</p>`, readEmbedOptions(c))
  const policy = await embedPolicy(embedStyle)
  return c.html(document, status, {
    ...headers,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex'
  })
}

const html = (title: string, body: string, { locale, theme }: EmbedOptions) => `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${embedStyle}</style>
<body>
${body}
</html>`
