import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { pagePolicy } from '../functions/page-policy.ts'

/**
 * After everything else that writes pages: each says first in its head what may run on it, so that built files need no
 * Worker for that. What only headers can say is in `public/_headers`.
 */
export function policy(): AstroIntegration {
  return {
    name: 'belfry:policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = globSync('**/*.html', { cwd: folder }).map(name => folder + name)
        for (const page of pages) writeFileSync(page, await withPolicy(readFileSync(page, 'utf8')))
        logger.info(`${pages.length} pages say what may run on them`)
      }
    }
  }
}

const start = '<head><meta charset="utf-8">'

async function withPolicy(html: string): Promise<string> {
  if (!html.includes(start)) throw new Error('A page begins in another way than its policy expects')
  const tag = `<meta http-equiv="content-security-policy" content="${await pagePolicy(html)}">`
  return html.replace(start, start + tag)
}
