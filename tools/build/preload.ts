import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { iconLibrary, iconModules, isIcon } from './icon-modules.ts'
import { withAllStyles } from './island-styles.ts'

interface Chunk {
  imports: string[]
  styles: string[]
  source: string | undefined
}

/**
 * Adds modulepreload links to every built page, so that the browser fetches in parallel what its islands need at once:
 * the islands and their imports, the messages of the page, and the modules that the page requests with
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
        for (const page of pages)
          writeFileSync(page, withPreloads(readFileSync(page, 'utf8'), chunks, folder))
        logger.info(`${pages.length} pages have preload links`)
      }
    }
  }
}

/** Modules whose static imports make up the first visit: the builder and the screen that it opens with. */
const island = resolve('src/layouts/builder/builder-island.tsx')
const firstEntries = [
  resolve('node_modules/@astrojs/react/dist/client.js'),
  island,
  resolve('src/features/script/script-screen.tsx')
]

/** The script of a page, in an `.astro` file. Pages without islands load only these. */
const isPageScript = (id: string) => id.includes('astro&type=script')

/**
 * Groups the modules of the first visit into few files: without HTTP/2 a browser loads six at a time and pays for each.
 * All other modules are split by what imports them.
 */
function groupsOf(moduleIds: () => readonly string[]): ChunkGroup[] {
  let first: ReadonlySet<string> | undefined
  let ofPages: ReadonlySet<string> | undefined
  let icons: ReadonlySet<string> | undefined
  const isLaterIcon = (id: string, context: ChunkContext) => {
    const codeOf = (module: string) => context.getModuleInfo(module)?.code ?? ''
    const isSource = (module: string) => module.startsWith(resolve('src'))
    icons ??= iconModules([...(first ?? [])].filter(isSource).map(codeOf), codeOf(iconLibrary))
    return isIcon(id) && !icons.has(id)
  }
  const group = (name: string, isIn: (id: string, context: ChunkContext) => boolean, priority = 0) => ({
    name: (id: string, context: ChunkContext) => {
      first ??= staticImports(firstEntries, context)
      return first.has(id) && isIn(id, context) ? name : null
    },
    priority
  })
  return [
    // For pages without islands too, which must not load React with it.
    group(
      'page',
      (id, context) => {
        ofPages ??= staticImports(moduleIds().filter(isPageScript), context)
        return id.startsWith(resolve('src')) && ofPages.has(id)
      },
      1
    ),
    group('packages', (id, context) => id.includes('/node_modules/') && !isLaterIcon(id, context)),
    // In one file: most screens need some of them.
    group('icons', isLaterIcon),
    // The island's own module awaits others of the group, which must have run by then.
    group('first', id => id.startsWith(resolve('src')) && id !== island)
  ]
}

/** The modules that these import statically, directly or not, with themselves. */
function staticImports(entries: readonly string[], context: ChunkContext): ReadonlySet<string> {
  const found = new Set(entries)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Names of scripts with short hashes: the first visit loads the names of all others, and hashes can't be compressed. */
const fileNames = { entryFileNames: '_astro/[name].[hash:7].js', chunkFileNames: '_astro/[name].[hash:7].js' }

function collectChunks(chunks: Map<string, Chunk>) {
  let moduleIds: readonly string[] = []
  const groups = groupsOf(() => moduleIds)
  return {
    name: 'belfry:collect-chunks',
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    configEnvironment: (name: string) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } }
        : null,
    buildEnd(this: { getModuleIds(): Iterable<string> }) {
      moduleIds = [...this.getModuleIds()]
    },
    generateBundle: {
      // After Vite has removed chunks that contain only styles and added their styles to the importing chunks.
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

function withPreloads(html: string, chunks: Map<string, Chunk>, folder: string): string {
  const islands = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url)
  if (islands.length === 0) return html
  const messages = (name: string) => html.match(new RegExp(`"${name}":"([^"]+)"`))?.[1] ?? []
  const requested = [...html.matchAll(/<meta name="preload-module" content="([^"]+)"\/?>/g)]
  const requestedUrls = requested.map(([, source = '']) => urlOf(source, chunks))
  const scripts = withImports([...islands, ...requestedUrls], chunks)
  const needsAll = scripts.some(url => chunks.get(url)?.imports.includes('/messages-all'))
  const urls = [...scripts, messages('messages-first'), needsAll ? messages('messages-all') : []].flat()
  const links = urls.map(url => `<link rel="modulepreload" href="${url}">`).join('')
  const immediate = new Set(scripts.flatMap(url => chunks.get(url)?.styles ?? []))
  const allStyles = [...chunks.values()].flatMap(({ styles }) => styles)
  const deferred = new Set(allStyles.filter(url => !immediate.has(url)))
  const plain = requested.reduce((text, [tag]) => text.replace(tag, ''), html)
  // After the import map, which must precede every module.
  return withAllStyles(plain, folder, { deferred, immediate }).replace(
    /<script type="importmap">.*?<\/script>/s,
    map => map + links
  )
}

function urlOf(source: string, chunks: Map<string, Chunk>): string {
  for (const [url, chunk] of chunks) if (chunk.source === source) return url
  throw new Error(`A page requests to preload ${source}, which is not the entry of a chunk`)
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

interface ChunkContext {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

interface ChunkGroup {
  name: (id: string, context: ChunkContext) => string | null
  priority: number
}
