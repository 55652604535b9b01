import pixelmatch from 'pixelmatch'
import { afterAll, expect, test } from 'vitest'
import { phrasesOf, renderInBrowser, renderWithPrint } from '../print/browser-letters.tsx'
import { kitForTexts, letterFontsFor } from '../print/writing/letter-fonts.ts'
import { readWritingSystem, type WritingSystem, writingSystems } from '../print/writing/writing-systems.ts'
import { browser } from './browser.ts'

const page = await browser.newPage()
afterAll(() => page.close())

/** Pixels that all words of a script may differ in. A lost mark has 16 and more. */
const alike = 12

/** Edges that two painters draw in another way, in regular type: Arabic has 21 such pixels, Greek and Cyrillic letters 18. */
const alikeInText: Partial<Record<WritingSystem, number>> = { arabic: 24, 'greek-and-cyrillic': 24 }

/** Emoji that joiners combine are printed one by one, and full-width digits as digits: prints differ from browsers there. */
const notAlike = /[\u200d\uff10-\uff19]/

/** Words run in lines where their order is compared too: prints kern words only, which shows in no line of these. */
const inLines: readonly WritingSystem[] = ['arabic', 'hebrew', 'hindi', 'thai', 'korean']

test.each(writingSystems)('paper sets the words of %s as a browser does', async name => {
  const { cast } = readWritingSystem(name)
  const phrases = phrasesOf(cast.characters.flatMap(each => [each.name, each.ability]))
  const words = [...new Set(phrases.flatMap(phrase => phrase.split(' ')))].filter(
    word => !notAlike.test(word)
  )
  const kit = await kitForTexts(...phrases)
  const compare = async (texts: readonly string[], face: 'text' | 'bold') => {
    const others = await letterFontsFor(phrases, face === 'bold' ? 'bold' : 'regular')
    const [ours, theirs] = [
      await renderWithPrint(texts, face, kit),
      await renderInBrowser(texts, face, page, others)
    ]
    return pixelmatch(ours.data, theirs.data, undefined, ours.width, ours.height, { threshold: 0.3 })
  }
  expect(words.length).toBeGreaterThan(40)
  expect(await compare(inLines.includes(name) ? phrases : words, 'text')).toBeLessThanOrEqual(
    alikeInText[name] ?? alike
  )
  expect(await compare(words, 'bold')).toBeLessThanOrEqual(alike)
})

test('words in another order, and a mark that is lost, are seen', async () => {
  const kit = await kitForTexts('شَيْطَان שדון קטן')
  const others = await letterFontsFor(['شَيْطَان שדון קטן'], 'regular')
  const theirs = await renderInBrowser(['شَيْطَان', 'שדון קטן'], 'text', page, others)
  for (const wrong of [
    ['شيْطَان', 'שדון קטן'],
    ['شَيْطَان', 'קטן שדון']
  ]) {
    const ours = await renderWithPrint(wrong, 'text', kit)
    const different = pixelmatch(ours.data, theirs.data, undefined, ours.width, ours.height, {
      threshold: 0.3
    })
    expect(different).toBeGreaterThan(alike)
  }
})
