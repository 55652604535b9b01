import pixelmatch from 'pixelmatch'
import { afterAll, expect, test } from 'vitest'
import type { FaceId } from '#print/typeset/faces.ts'
import { renderInBrowser, renderWithPrint, wordsWithEveryLetter } from '../print/browser-letters.tsx'
import type { Raster } from '../print/rasterize.ts'
import { browser } from './browser.ts'

const page = await browser.newPage()
afterAll(() => page.close())

/** A heading's face and an author's are others where Goudy lacks letters. */
const faces: ['vi' | 'tr', FaceId[]][] = [
  ['vi', ['text', 'bold', 'plainHeading', 'plainAuthor']],
  ['tr', ['text', 'bold', 'heading', 'author']]
]

/** Pixels of all words that two painters of the same letters may differ in: the dot of an i has more. */
const alike = 6

/** Pixels that differ by more than two painters' ways with edges. */
const different = (one: Raster, other: Raster) =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.3 })

test.each(faces)('paper sets every letter of %s as a browser does, in %j', async (locale, ids) => {
  const words = await wordsWithEveryLetter(locale)
  expect(words.length).toBeGreaterThan(locale === 'vi' ? 30 : 8)
  for (const face of ids) {
    const ours = await renderWithPrint(words, face)
    expect(different(ours, await renderInBrowser(words, face, page)), face).toBeLessThanOrEqual(alike)
  }
})

test('a mark that is lost, or a dot on a dotless i, is seen', async () => {
  const theirs = await renderInBrowser(['Quỷ', 'ırmak', 'Mỗi', 'Iğdır'], 'text', page)
  for (const wrong of [
    ['Quy', 'ırmak', 'Mỗi', 'Iğdır'],
    ['Quỷ', 'irmak', 'Mỗi', 'Iğdır'],
    ['Quỷ', 'ırmak', 'Môi', 'Iğdır']
  ]) {
    expect(different(await renderWithPrint(wrong, 'text'), theirs)).toBeGreaterThan(alike)
  }
})
