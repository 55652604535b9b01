import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Rolldown } from 'vite'
import { deleteUnusedStyles } from './unused-styles.ts'

/**
 * Writes the styles of pages without an island into the pages: their text is painted once the HTML is there. On a slow
 * phone, the round trip for a style sheet costs more than its bytes. Must run before the policy of the pages is written.
 */
export function readingStyles(): AstroIntegration {
  const styles = new Map<string, string>()
  return {
    name: 'belfry:reading-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collectStyles(styles)] } })
      },
      // The pages that the Worker renders.
      'astro:build:ssr': ({ manifest }) => {
        for (const route of manifest.routes.filter(({ routeData }) => !routeData.prerender))
          route.styles = route.styles.map(style =>
            style.type === 'external' ? { type: 'inline', content: sheetAt(styles, style.src) } : style
          )
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = globSync('**/*.html', { cwd: folder }).map(name => folder + name)
        const read = pages.filter(page => inlineInPage(page, styles))
        const unused = deleteUnusedStyles(folder)
        logger.info(`${read.length} pages contain their styles; ${unused.length} sheets are left out`)
      }
    }
  }
}

/** Collects the built style sheets by file name: while the Worker is built, they are not written yet. */
const collectStyles = (styles: Map<string, string>) => ({
  name: 'belfry:collect-styles',
  enforce: 'post' as const,
  generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        styles.set(file.fileName, String(file.source))
  }
})

function sheetAt(styles: ReadonlyMap<string, string>, url: string): string {
  const sheet = styles.get(url.replace(/^\//, ''))
  if (sheet === undefined) throw new Error(`The build has no style sheet ${url}`)
  return sheet.trimEnd()
}

/** Whether the page has no island, so that its styles were written into it. */
function inlineInPage(page: string, styles: ReadonlyMap<string, string>): boolean {
  const html = readFileSync(page, 'utf8')
  if (html.includes('<astro-island')) return false
  const inlined = html.replace(
    /<link rel="stylesheet" href="([^"]+)">/g,
    (_, url: string) => `<style>${sheetAt(styles, url)}</style>`
  )
  writeFileSync(page, inlined)
  return true
}
