import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The layers of `src/print`, from the lowest to the highest. A file imports from its own folder and from lower layers,
 * also types. Folders of one layer know nothing of each other.
 */
const layers: readonly (readonly string[])[] = [
  ['label-sheets.ts'],
  ['token-options.ts'],
  ['print-options.ts', 'token-list.ts'],
  ['pack-texts.ts'],
  ['sheet-texts.ts', 'printed-texts.ts', 'format-date.ts'],
  ['print-limits.ts'],
  ['writing'],
  ['typeset'],
  ['printed-cast.ts'],
  ['page'],
  ['print-kit.ts'],
  ['letter-fonts'],
  ['character-sheet', 'back', 'night', 'almanac', 'tokens', 'pack'],
  ['views'],
  ['pdf'],
  ['png'],
  ['cards'],
  ['part-planners.ts'],
  ['sheet-pages.ts'],
  ['plan-within-limits.ts', 'preflight.ts'],
  ['sheet-pdf.ts', 'sheet-page-svg.ts', 'token-images.tsx', 'token-cut-svg.tsx']
]

const root = 'src/print/'
const files = globSync(`${root}**/*.{ts,tsx}`)
const part = (file: string) => file.slice(root.length).split('/')[0] ?? ''
const layerOf = (file: string) => layers.findIndex(parts => parts.includes(part(file)))

test('every part of src/print has a layer', () => {
  expect(files.filter(file => layerOf(file) < 0)).toEqual([])
})

test('imports inside src/print point to lower layers', () => {
  const wrong = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, from = '']) => posix.join(posix.dirname(file), from))
      .filter(target => part(target) !== part(file) && layerOf(target) >= layerOf(file))
      .map(target => `${file} must not import ${target}`)
  )
  expect(wrong).toEqual([])
})
