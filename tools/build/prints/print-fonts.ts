import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AstroIntegration } from 'astro'
import {
  type FontFamily,
  type FontWeight,
  familiesWithoutBold,
  fontFamilies,
  fontWeights
} from '../../../src/print/writing/font-families.ts'
import type { SliceList } from '../../../src/print/writing/font-slices.ts'
import { printFontFolder, printFontListPath, printFontPath } from '../../../src/routes/print-font-paths.ts'

const { resolve } = createRequire(import.meta.url)

const folderOf = (family: FontFamily) => dirname(resolve(`@fontsource/${family}/package.json`))

const readJson = (family: FontFamily, file: string) =>
  JSON.parse(readFileSync(join(folderOf(family), file), 'utf8'))

/** The slices of a family, from the list that its package has for style sheets: `"[119]": "U+4e00,U+5f80-5f8c"`. */
export function readSliceList(family: FontFamily): SliceList {
  const ranges: Record<string, string> = readJson(family, 'unicode.json')
  const names = Object.keys(ranges).map(key => key.replace(/[[\]]/g, ''))
  // Slices overlap in signs that they share: the first one has them.
  const slices = new Map<number, number>()
  Object.values(ranges).forEach((list, name) => {
    for (const [first, last] of list.split(',').map(toRange))
      for (let letter = first; letter <= last; letter++) if (!slices.has(letter)) slices.set(letter, name)
  })
  return { version: readJson(family, 'package.json').version, names, ranges: toRanges(slices) }
}

function toRange(text: string): [number, number] {
  const [first = 0, last = first] = text
    .trim()
    .slice(2)
    .split('-')
    .map(number => Number.parseInt(number, 16))
  return [first, last]
}

function toRanges(slices: ReadonlyMap<number, number>): SliceList['ranges'] {
  const ranges: SliceList['ranges'] = []
  for (const [letter, name] of [...slices].sort(([one], [other]) => one - other)) {
    const last = ranges.at(-1)
    if (last?.[2] === name && last[1] === letter - 1) last[1] = letter
    else ranges.push([letter, letter, name])
  }
  return ranges
}

const weightsOf = (family: FontFamily): readonly FontWeight[] =>
  familiesWithoutBold.includes(family) ? [400] : fontWeights

interface SliceFile {
  address: string
  path: string
}

const sliceFiles = (family: FontFamily, list: SliceList): SliceFile[] =>
  weightsOf(family).flatMap(weight =>
    list.names.map(name => ({
      address: printFontPath(family, list.version, name, weight),
      path: join(folderOf(family), 'files', `${family}-${name}-${weight}-normal.woff`)
    }))
  )

/** Writes the font slices of prints, and the lists that tell where each letter is, into a folder of assets. */
export function writePrintFonts(folder: string): void {
  for (const family of fontFamilies) {
    const list = readSliceList(family)
    mkdirSync(join(folder, dirname(printFontListPath(family))), { recursive: true })
    writeFileSync(join(folder, printFontListPath(family)), JSON.stringify(list))
    for (const { address, path } of sliceFiles(family, list)) cpSync(path, join(folder, address))
  }
}

/** The same file as `writePrintFonts` would write, for one address; undefined when there is none. */
export function readPrintFont(address: string): Uint8Array<ArrayBuffer> | undefined {
  for (const family of fontFamilies) {
    if (address !== printFontListPath(family) && !address.includes(`/${family}-`)) continue
    const list = readSliceList(family)
    if (address === printFontListPath(family)) return new TextEncoder().encode(JSON.stringify(list))
    const file = sliceFiles(family, list).find(each => each.address === address)
    if (file) return new Uint8Array(readFileSync(file.path))
  }
  return undefined
}

/** Puts the font slices of prints beside the pages, and serves them while developing. No font of the product is WOFF2. */
export const printFonts = (): AstroIntegration => ({
  name: 'belfry:print-fonts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const alias = { 'brotli/decompress.js': join(import.meta.dirname, 'no-brotli.ts') }
      updateConfig({ vite: { resolve: { alias } } })
    },
    'astro:build:done': ({ dir }) => writePrintFonts(dir.pathname),
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith(printFontFolder) ? readPrintFont(request.url) : undefined
        if (file) response.end(file)
        else next()
      })
    }
  }
})
