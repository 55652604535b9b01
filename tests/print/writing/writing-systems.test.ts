import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PrintKit } from '#print/print-kit.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { allTexts } from '#print/printed-texts.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { missingLetters, toPrintableText } from '#print/typeset/printable-text.ts'
import { hasRightToLeft } from '#print/writing/text-direction.ts'
import { englishTexts } from '../print-helpers.ts'
import { readPdf } from '../read-pdf.ts'
import { kitFor } from './letter-fonts.ts'
import { readWritingSystem, writingSystems } from './writing-systems.ts'

test('every file is one of the writing systems', () => {
  expect(readdirSync('tests/fixtures/writing-systems').toSorted()).toEqual(
    writingSystems.map(name => `${name}.json`)
  )
})

/** The letters of a text, without the spaces and signs at which its lines may break. */
const lettersOf = (text: string): string =>
  toPrintableText(text)
    .replaceAll(':reminder:', '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** On a page from left to right, a PDF has the words of a line from right to left as they are drawn. */
const partsOf = (text: string, { faces }: PrintKit): string[] =>
  hasRightToLeft(text) && !faces.text.other?.isMirrored ? (text.match(/[\p{L}\p{M}]+/gu) ?? []) : [text]

describe.each(writingSystems)('%s', name => {
  const { cast, repairs } = readWritingSystem(name)

  test('reads without a repair', () => {
    expect(repairs).toEqual([])
    expect(cast.characters.length).toBeGreaterThanOrEqual(8)
  })

  test('prints with no missing letter, and has every name and ability in reading order', async () => {
    const kit = await kitFor(cast)
    expect(missingLetters(allTexts(cast, defaultPrintOptions), kit.faces.text)).toEqual([])
    const options = { ...defaultPrintOptions, parts: ['sheet', 'night', 'tokens'] as const }
    const plan = planSheet(cast, options, { texts: englishTexts, language: 'en' }, kit)
    const { text } = await readPdf(await sheetPdf(plan, kit))
    expect(text).not.toMatch(/[□\u{f0000}-\u{10ffff}]/u)
    const printed = lettersOf(text)
    for (const { name, ability } of cast.characters) {
      for (const part of [name, ability].flatMap(text => partsOf(text, kit)))
        expect(printed).toContain(lettersOf(part))
    }
  })

  test('has the meaning of a star at the bottom of the sheet', async () => {
    const kit = await kitFor(cast)
    const options = { ...defaultPrintOptions, parts: ['sheet'] as const }
    const { pages } = planSheet(cast, options, { texts: englishTexts, language: 'en' }, kit)
    const hasStar = cast.characters.some(({ ability }) => /[\p{L}\p{M}]\*/u.test(ability))
    expect(pages.some(({ footer }) => footer?.middle === englishTexts.notFirstNight)).toBe(hasStar)
  })
})
