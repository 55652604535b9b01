import type { Context } from 'hono'
import { m } from '#i18n/messages.ts'
import { builderPath, cataloguePath, localizePath } from '#routes'
import { pagePolicyHeader } from '../page-policy.ts'
import { requestLocale } from '../reader-locale.ts'
import { messageStyle, messageTheme } from './message-style.ts'

interface PageMessage {
  title: string
  text: string
  /** Offers to load the page again. */
  canRetry?: boolean
}

/** Whether the client is a browser that opens a page, rather than a program or a page that loads a file. */
export const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false

/**
 * Responds with a small page instead of the requested one, and with ways on that need no database. It needs neither the
 * database nor a built file itself.
 *
 * @param message in the reader's language; plain text without markup characters
 */
export async function messagePage<Status extends 429 | 500 | 502 | 503>(
  c: Context,
  { title, text, canRetry = false }: PageMessage,
  status: Status,
  headers: Record<string, string> = {}
) {
  const locale = requestLocale(c)
  const options = { locale }
  const builder = builderPath(locale, 'script')
  const links = [
    ...(canRetry ? [['', m.errors_page_retry({}, options)]] : []),
    [builder, m.shell_script_builder({}, options)],
    [localizePath(locale, cataloguePath), m.catalogue_title({}, options)]
  ]
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Belfry</title>
${messageStyle}
${messageTheme}
<body>
<header><a href="${builder}">${logo} Belfry</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<ul>${links.map(([href, label]) => `<li><a href="${href}">${label}</a>`).join('')}</ul>
</main>
</html>`
  const policy = await pagePolicyHeader(html)
  return c.html(html, status, { ...headers, 'content-security-policy': policy, 'cache-control': 'no-store' })
}

/** The arch with the bell, as `src/ui/graphics/logo.tsx` draws it. */
const logo =
  '<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><path d="M5 28.6V14.8C5 8.4 9.6 4.2 16 1.8c6.4 2.4 11 6.6 11 13v13.8M2.4 29.4h27.2" fill="none" stroke="currentColor" stroke-width="2.4"/><path class="bell" d="M16 8.4c1 0 1.7.7 1.7 1.6 3 .9 4.2 3.4 4.3 6.6.1 2.9.8 4.6 2.3 6H7.7c1.5-1.4 2.2-3.1 2.3-6 .1-3.2 1.3-5.7 4.3-6.6 0-.9.7-1.6 1.7-1.6ZM13.6 24.4h4.8a2.4 2.4 0 0 1-4.8 0Z"/></svg>'
