import { globSync, readFileSync } from 'node:fs'
import fontkit, { type Font } from '@cantoo/fontkit'
import { expect, test } from 'vitest'

const styles = readFileSync('src/styles/fonts.css', 'utf8')

/** What ends a table of characters in a font. */
const endOfTable = 0xffff

test('every face of Turkish letters that the styles name has them and no more', () => {
  const named = [...new Set(styles.match(/\.\/turkish-fonts\/[\w-]+\.woff2/g))].map(
    path => `src/styles/${path.slice(2)}`
  )
  expect(named.sort()).toEqual(globSync('src/styles/turkish-fonts/*').sort())
  expect(named).toHaveLength(9)
  for (const file of named) {
    const { characterSet } = fontkit.create(readFileSync(file)) as Font
    const letters = characterSet.filter(code => code !== endOfTable)
    expect(String.fromCodePoint(...letters.sort()), file).toBe('ĞğİŞş')
  }
})

test('their ranges are these letters', () => {
  const ranges = [...styles.matchAll(/turkish-fonts[^}]*unicode-range:\s*([^;]*);/g)].map(
    ([, range]) => range
  )
  expect(new Set(ranges)).toEqual(new Set(['U+011E-011F, U+0130, U+015E-015F']))
})
