import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

interface Chunk {
  imports: string[]
  styles: string[]
  source: string | undefined
}

/**
 * After the build, every page names the modules that its islands need at once, so that the browser fetches them side
 * by side: the island, what it imports, the page's messages, and what the page asks for by
 * `<meta name="preload-module" content="src/…">`.
 */
export function preload(): AstroIntegration {
  const chunks = new Map<string, Chunk>()
  return {
    name: 'belfry:preload',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collectChunks(chunks)] } })
      },
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const pages = globSync('**/*.html', { cwd: folder }).map(name => folder + name)
        for (const page of pages) writeFileSync(page, withPreloads(readFileSync(page, 'utf8'), chunks))
        logger.info(`${pages.length} pages name what they need`)
      }
    }
  }
}

/**
 * What every screen leans on, in few files: without HTTP/2 a browser asks for six at a time and pays for each. What
 * only the import, the forms and the almanac lean on stays out.
 */
const groups = [
  // What pages without an island need too, which must not fetch React with it.
  {
    name: 'page',
    test: /\/src\/(?:routes|routes\/session|api\/(?:watch-)?session|core\/(?:search|result)|ui\/(?:side-menu-id|focus-on-key))\.ts$/,
    priority: 1
  },
  {
    name: 'packages',
    test: /\/node_modules\/(?!hono|zod|@lezer|react-hook-form|idb|uqr|@codemirror|@marijn|style-mod|crelt|w3c-keyname)/
  },
  {
    name: 'parts',
    test: /\/src\/(?:ui\/(?!copy-button)|views\/(?!ability|almanac\/|bin|character-token|reminder-disc|rename|script-entry|versions\/|visibility)|drawings\/(?!camera-code)|i18n\/(?:team|move|save-refusal)-words)/
  },
  {
    name: 'script',
    test: /\/src\/(?:stores\/(?!advice|asked-public|dismissed-|character-|draft-|jinxes|json-|library|saving)|catalogue\/(?!usage|traits|sources|samples|generated\/traits)|core\/(?!advice|reading|sav|read-|script-(?:file|difference|versions|jinxes)|library-file|share-|json-|base64|file-name|night-(?:moves|place)|character-fields|own-words|special|traits|usage|\w+-rules|rule-))/
  }
]

function collectChunks(chunks: Map<string, Chunk>) {
  return {
    name: 'belfry:collect-chunks',
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    configEnvironment: (name: string) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
    generateBundle: {
      // After Vite has taken out the chunks that hold nothing but styles, and given their styles to whoever leans on them.
      order: 'post' as const,
      handler(_options: unknown, bundle: Record<string, BundleFile>) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          const source = file.facadeModuleId ? relative(process.cwd(), file.facadeModuleId) : undefined
          chunks.set(`/${file.fileName}`, {
            imports: file.imports.map(name => `/${name}`),
            styles: [...(file.viteMetadata?.importedCss ?? [])].map(name => `/${name}`),
            source
          })
        }
      }
    }
  }
}

function withPreloads(html: string, chunks: Map<string, Chunk>): string {
  const islands = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url)
  if (islands.length === 0) return html
  const messages = (name: string) => html.match(new RegExp(`"${name}":"([^"]+)"`))?.[1] ?? []
  const named = [...html.matchAll(/<meta name="preload-module" content="([^"]+)"\/?>/g)]
  const asked = named.map(([, source = '']) => addressOf(source, chunks))
  const scripts = withImports([...islands, ...asked], chunks)
  const needsMore = scripts.some(url => chunks.get(url)?.imports.includes('/page-messages-more'))
  const urls = [...scripts, messages('page-messages'), needsMore ? messages('page-messages-more') : []].flat()
  const links = urls.map(url => `<link rel="modulepreload" href="${url}">`).join('')
  const rest = withoutLater(
    named.reduce((text, [tag]) => text.replace(tag, ''), html),
    scripts,
    chunks
  )
  // Before faces and styles: without HTTP/2 the first six requests go first, and the page can be used when scripts are
  // there. After the import map, which must come before every module.
  return rest.replace(/<script type="importmap">.*?<\/script>/s, map => map + links)
}

/** Styles of what is loaded on demand come with it: in the head they would hold up the first paint. */
function withoutLater(html: string, scripts: readonly string[], chunks: Map<string, Chunk>): string {
  const now = new Set(scripts.flatMap(url => chunks.get(url)?.styles ?? []))
  const later = new Set([...chunks.values()].flatMap(({ styles }) => styles).filter(url => !now.has(url)))
  return html.replace(/<link rel="stylesheet" href="([^"]+)">/g, (tag, url: string) =>
    later.has(url) ? '' : tag
  )
}

function addressOf(source: string, chunks: Map<string, Chunk>): string {
  for (const [url, chunk] of chunks) if (chunk.source === source) return url
  throw new Error(`A page asks to preload ${source}, which is no chunk of its own`)
}

function withImports(urls: string[], chunks: Map<string, Chunk>): string[] {
  const seen = new Set<string>()
  const visit = (url: string) => {
    const chunk = chunks.get(url)
    if (!chunk || seen.has(url)) return
    seen.add(url)
    chunk.imports.forEach(visit)
  }
  urls.forEach(visit)
  return [...seen]
}

interface BundleFile {
  type: string
  viteMetadata?: { importedCss: ReadonlySet<string> }
  fileName: string
  imports: string[]
  facadeModuleId: string | null
}
