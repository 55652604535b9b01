import type { Context } from 'hono'
import { pagePolicyHeader } from './page-policy.ts'
import { requestLocale } from './reader-locale.ts'

interface PageMessage {
  title: string
  text: string
  /** Label of a link that loads the page again. */
  retry?: string
}

/** Whether the client is a browser that opens a page, rather than a program. */
export const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false

const style =
  '<style>body{font:1.125rem/1.6 Georgia,serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}</style>'

/**
 * Responds with a small page instead of the requested one. It needs neither the database nor a built file.
 *
 * @param message in the language of `requestLocale`; plain text without markup characters
 */
export async function messagePage(
  c: Context,
  { title, text, retry }: PageMessage,
  status: 429 | 500 | 503,
  headers: Record<string, string>
): Promise<Response> {
  const html = `<!doctype html>
<html lang="${requestLocale(c)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Belfry</title>
${style}
<main>
<h1>${title}</h1>
<p>${text}</p>${retry ? `\n<p><a href="">${retry}</a></p>` : ''}
</main>
</html>`
  const policy = await pagePolicyHeader(style)
  return c.html(html, status, { ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
}
