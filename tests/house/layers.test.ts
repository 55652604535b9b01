import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Who may import whom; `:type` for types alone. This table is the architecture; change it in its own commit. */
const mayImport: Record<string, readonly string[]> = {
  core: [],
  catalogue: ['core'],
  i18n: ['core'],
  graphics: ['core'],
  images: ['core'],
  drawing: ['core'],
  markdown: [],
  help: ['core', 'i18n'],
  ui: ['graphics'],
  views: ['core', 'graphics', 'i18n', 'markdown', 'ui'],
  print: ['core', 'graphics', 'images', 'i18n', 'markdown'],
  api: ['core', 'images', 'print:type', 'functions:type'],
  stores: ['core', 'catalogue', 'api', 'service-worker:type'],
  features: [
    'core',
    'catalogue',
    'graphics',
    'help',
    'api',
    'stores',
    'images',
    'drawing',
    'print',
    'views',
    'ui',
    'i18n',
    'api-reference:type',
    'service-worker:type'
  ],
  layouts: ['core', 'catalogue', 'help', 'features', 'stores', 'views', 'ui', 'i18n', 'styles'],
  'api-reference': ['core', 'images', 'functions'],
  // A page that is rendered when it is asked for is handed what it shows by the Worker.
  pages: ['core', 'help', 'layouts', 'features', 'views', 'catalogue', 'i18n', 'api-reference', 'functions'],
  functions: ['core', 'catalogue', 'graphics', 'images', 'views', 'print', 'i18n'],
  routes: [],
  'service-worker': ['core'],
  styles: []
}

/** Packages that a layer may use; layers not named here may use any. */
const packages: Record<string, RegExp> = {
  core: /^zod\/mini$/,
  catalogue: /^zod\/mini$/,
  markdown: /^@lezer\/markdown$/,
  help: /^satteri$/
}

/** The flavour of zod by the side of the bundle: `zod/mini` where code may reach the browser, which downloads it. */
const zodFlavour = (layer: string) => (workerLayers.has(layer) ? 'zod' : 'zod/mini')

/** Layers that only the Worker and the build run. */
const workerLayers = new Set(['functions', 'api-reference'])

/** Layers that run without a build read no addresses but their own. */
const knowsRoutes = (layer: string) => layer !== 'core'

const importLine = /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g
const importCall = /\bimport\(\s*['"]([^'"]+)['"]/g

test('imports follow the layers', () => {
  const wrong = sourceFiles().flatMap(file =>
    importsOf(readFileSync(file, 'utf8'))
      .filter(({ from, typeOnly }) => !isAllowed(file, from, typeOnly))
      .map(({ from }) => `${file} must not import ${from}`)
  )
  expect(wrong).toEqual([])
})

test('tools use the same zod as the Worker', () => {
  const files = globSync('tools/**/*.ts').filter(file => /'zod\/mini'/.test(readFileSync(file, 'utf8')))
  expect(files).toEqual([])
})

describe('the rule itself', () => {
  test.each([
    ['src/core/script/script.ts', 'react'],
    ['src/core/script/script.ts', 'zod'],
    ['src/core/script/script.ts', 'zod/v4/core'],
    ['src/stores/script.ts', 'zod'],
    ['src/features/json/completions/completions.ts', 'zod'],
    ['functions/auth/session.ts', 'zod/mini'],
    ['src/api-reference/params.ts', 'zod/mini'],
    ['src/core/script/script.ts', '#routes'],
    ['src/core/script/script.ts', '../../stores/script.ts'],
    ['src/stores/script.ts', '#i18n/messages.ts'],
    ['src/features/night/night.tsx', '#features/script/list.tsx'],
    ['src/features/night/night.tsx', '../script/list.tsx'],
    ['src/views/token.tsx', '#stores/script.ts'],
    ['functions/index.ts', '#features/script/list.tsx'],
    ['src/api/client.ts', '#functions/index.ts']
  ])('refuses %s importing %s', (file, from) => {
    expect(isAllowed(file, from, false)).toBe(false)
  })

  test.each([
    ['src/core/script/script.ts', 'zod/mini', false],
    ['src/stores/script.ts', 'zod/mini', false],
    ['functions/auth/session.ts', 'zod', false],
    ['src/core/reading/text.ts', '../limits.ts', false],
    ['src/features/night/night.tsx', './row.tsx', false],
    ['src/features/night/night.tsx', '#features/night/row.tsx', false],
    ['src/api/client.ts', '#functions/index.ts', true],
    ['functions/index.ts', '../package.json', false]
  ])('lets %s import %s', (file, from, typeOnly) => {
    expect(isAllowed(file, from, typeOnly)).toBe(true)
  })

  test('finds every form of import', () => {
    const source = `import './a.css'\nimport type { B } from 'b'\nexport { c } from "c"\nimport {\n  d\n} from 'd'\nlazy(() => import('e'))`
    expect(importsOf(source).map(({ from }) => from)).toEqual(['./a.css', 'b', 'c', 'd', 'e'])
  })
})

const sourceFiles = () =>
  globSync('{src,functions}/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/generated/**'] }).filter(
    file => layerOf(file) !== undefined
  )

function importsOf(source: string) {
  const lines = [...source.matchAll(importLine)].map(([, type, from = '']) => ({
    from,
    typeOnly: Boolean(type)
  }))
  const calls = [...source.matchAll(importCall)].map(([, from = '']) => ({ from, typeOnly: false }))
  return [...lines, ...calls]
}

function isAllowed(file: string, from: string, typeOnly: boolean): boolean {
  const layer = layerOf(file) ?? ''
  if (from === '#routes' || from.startsWith('#routes/')) return knowsRoutes(layer)
  if (from.startsWith('.')) return isWithin(file, posix.join(posix.dirname(file), from))
  const [, to, toFolder] = from.match(/^#([\w-]+)\/([^/]+)/) ?? []
  if (!to && /^zod(?:\/|$)/.test(from)) return from === zodFlavour(layer)
  if (!to) return packages[layer]?.test(from) ?? true
  if (to === layer) return layer !== 'features' || featureOf(file) === toFolder
  const allowed = mayImport[layer] ?? []
  return allowed.includes(to) || (typeOnly && allowed.includes(`${to}:type`))
}

/** Inside a layer, or inside one feature, files reach each other by relative paths; the package file is everybody's. */
const isWithin = (file: string, target: string) =>
  target === 'package.json' || (layerOf(target) === layerOf(file) && featureOf(target) === featureOf(file))

/** The room a file stands in; files at the top of `src` belong to none. */
function layerOf(file: string): string | undefined {
  const [first, second, third] = file.split('/')
  if (first === 'functions') return first
  return third === undefined ? undefined : second
}

const featureOf = (file: string) => file.match(/^src\/features\/([^/]+)\//)?.[1]
