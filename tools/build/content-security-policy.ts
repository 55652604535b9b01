import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { pagePolicy } from '../../functions/http/page-policy.ts'

/**
 * Adds a Content-Security-Policy meta element to every built page, so that static files need no Worker for it. Must run
 * after all integrations that write pages. Directives that only work as headers are in `public/_headers`.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'belfry:policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = globSync('**/*.html', { cwd: folder }).map(name => folder + name)
        for (const page of pages) writeFileSync(page, await withPolicy(readFileSync(page, 'utf8')))
        logger.info(`${pages.length} pages have a Content-Security-Policy`)
      }
    }
  }
}

const start = '<head><meta charset="utf-8">'

async function withPolicy(html: string): Promise<string> {
  if (!html.includes(start))
    throw new Error(`A page must contain ${start}, after which the policy is inserted`)
  const tag = `<meta http-equiv="content-security-policy" content="${await pagePolicy(html)}">`
  return html.replace(start, start + tag)
}
