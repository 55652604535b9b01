import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, printedBytes } from '../print-helpers.ts'
import { kitFor } from '../writing/letter-fonts.ts'
import { readOutline } from './read-outline.ts'
import { StructuredPdf, textEntry } from './read-structure.ts'

const cast = aCast({ characters: ['spy', 'damsel', 'imp'] })
const outlineOf = async (options: Partial<PrintOptions>, of: Cast = cast) =>
  readOutline(await printedBytes(of, options))

describe('read aloud', () => {
  test('a sheet has its title before the teams, and each name before its ability', async () => {
    const [spy, damsel, imp] = cast.characters
    const lines = await outlineOf({ parts: ['sheet'] })
    expect(lines.slice(0, 11)).toEqual([
      'H1 The Drowned Bell',
      'P by Mara Oakes',
      'H2 Outsiders',
      'H3 Damsel',
      `P ${damsel?.ability}`,
      'Figure Spy',
      'H2 Minions',
      'H3 Spy',
      `P ${spy?.ability}`,
      'Figure Damsel',
      'H2 Demons'
    ])
    expect(lines).toContain(`P ${imp?.ability}`)
    expect(lines.join()).not.toContain('page 1')
  })

  test('a night is a heading with a list, in which each character has its team', async () => {
    for (const nights of ['full', 'compact'] as const) {
      const lines = await outlineOf({ parts: ['night'], nights })
      const start = lines.indexOf('H2 Other nights')
      expect(lines[start + 1]).toMatch(/^LBody Dusk/)
      const imp = lines.findIndex((line, index) => index > start && /^LBody Imp/.test(line))
      expect(lines[imp + 1]).toBe('Figure Demon')
    }
  })

  test('the table of players is one', async () => {
    const lines = await outlineOf({ parts: ['back'] })
    const table = lines.indexOf('Table')
    expect(lines.slice(table + 1, table + 4)).toEqual(['TH Players', 'TH 5', 'TH 6'])
    expect(lines.slice(table + 13, table + 16)).toEqual(['TH Townsfolk', 'TD 3', 'TD 3'])
  })

  test('tokens are a list of names', async () => {
    const lines = await outlineOf({ parts: ['tokens'] })
    expect(lines.slice(0, 3)).toEqual(['LBody Damsel', 'LBody Spy', 'LBody Imp'])
  })
})

describe('the language', () => {
  const french = aCast({
    title: 'La cloche',
    characters: [
      custom('un', {
        name: 'Sonneur',
        ability: 'Chaque nuit, vous choisissez un joueur : vous apprenez s’il est bon.'
      })
    ]
  })

  test('is that of the texts, and texts around them have their own', async () => {
    const bytes = await printedBytes(french, { parts: ['sheet'] })
    const pdf = await StructuredPdf.read(bytes)
    expect(textEntry(pdf.document.catalog, 'Lang')).toBe('fr')
    expect(await readOutline(bytes)).toContain('H2 (en) Townsfolk')
  })

  test('of a text in another writing system is marked', async () => {
    const mixed = aCast({ characters: ['imp', custom('two', { name: '共情者', ability: 'Each night.' })] })
    const kit = await kitFor(mixed)
    const options = { ...defaultPrintOptions, parts: ['sheet'] as const }
    const plan = planSheet(mixed, options, { texts: englishTexts, language: 'en' }, kit)
    expect(await readOutline(await sheetPdf(plan, kit))).toContain('H3 (zh) 共情者')
  })
})

test('words from right to left have their letters in reading order', async () => {
  const hebrew = aCast({
    title: 'כפר',
    characters: [custom('one', { name: 'שדון', ability: 'בכל לילה*, בחר שחקן: הוא מת. 12 Imp ילדים' })]
  })
  const kit = await kitFor(hebrew)
  const options = { ...defaultPrintOptions, parts: ['sheet'] as const }
  const plan = planSheet(hebrew, options, { texts: englishTexts, language: 'en' }, kit)
  const pdf = await StructuredPdf.read(await sheetPdf(plan, kit))
  expect(textEntry(pdf.document.catalog, 'Lang')).toBe('he')
  const actual = pdf.contentOf(0).flatMap(line => line.match(/ActualText <FEFF([\dA-F]+)>/i)?.[1] ?? [])
  const read = actual.map(hex =>
    (hex.match(/.{4}/g) ?? []).map(unit => String.fromCharCode(Number.parseInt(unit, 16))).join('')
  )
  expect(read.slice(0, 9).map(word => word.trim())).toEqual([
    'כפר',
    'שדון',
    'בכל',
    'לילה*,',
    'בחר',
    'שחקן:',
    'הוא',
    'מת.',
    'ילדים'
  ])
})
