import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, officialIds, print, printedBytes, usualIds } from '../print-helpers.ts'
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

  test('boxes beside each other have their titles before their items', async () => {
    const boxed = aCast({ characters: ['scarletwoman', 'fanggu', 'imp'], bootlegger: ['No secrets.'] })
    const lines = await outlineOf({ parts: ['sheet'] }, boxed)
    const start = lines.indexOf('H2 Jinxes')
    expect(lines[start + 1]).toMatch(/^LBody Scarlet Woman, Fang Gu/)
    expect(lines.slice(start).filter(line => /^(?:H2|LBody [^S])/.test(line))).toEqual([
      'H2 Jinxes',
      'H2 House rules',
      'LBody No secrets.'
    ])
  })

  test('what goes on in the next band or on the next page has its heading once', async () => {
    const many = aCast({ characters: officialIds.slice(0, 80) })
    for (const nights of ['large', 'compact'] as const) {
      const options = { parts: ['sheet', 'night'], size: 'large', nights, jinxes: false } as const
      const lines = await outlineOf(options, many)
      const headings = lines.filter(line => line.startsWith('H2') && line !== 'H2 Notes')
      expect(headings).toEqual([...new Set(headings)])
      const mark = englishTexts.continued('').trim()
      expect((await print(many, options)).text).toContain(mark)
      expect(lines.join()).not.toContain(mark)
    }
  })

  test('sections between other texts have a heading on each page', async () => {
    const reason = 'Only one of them is in play, and the other is not. '.repeat(30)
    const others = usualIds.slice(1).map(id => ({ id, reason }))
    const jinxed = aCast({ characters: [...usualIds, custom('own', { jinxes: others })] })
    const lines = await outlineOf({ parts: ['back'] }, jinxed)
    const rest = lines.indexOf(`H2 ${englishTexts.continued('Jinxes')}`)
    expect(lines[rest + 1]).toMatch(/^LBody .*in play/)
  })

  test('a strip is an item with its number and its night', async () => {
    const lines = await outlineOf({ parts: ['strips'] })
    expect(lines[0]).toBe('Lbl 1')
    expect(lines[1]).toMatch(/^LBody Dusk/)
    expect(lines[2]).toBe('Figure First night')
  })

  test('the board of player counts is a table before a list', async () => {
    const lines = await outlineOf({ parts: ['playerCounts'] }, aCast({ characters: ['baron', 'imp'] }))
    const table = lines.indexOf('Table')
    const heads = ['TH Players', 'TH Townsfolk', 'TH Outsiders', 'TH Minions', 'TH Demons']
    expect(lines.slice(table + 1, table + 11)).toEqual([...heads, 'TH 5', 'TD 3', 'TD 0', 'TD 1', 'TD 1'])
    expect(lines.slice(-2)).toEqual([`H2 ${englishTexts.pack.setupChanges}`, 'LBody Baron [+2 Outsiders]'])
  })

  test('the seating sheet is a table with cells to fill in', async () => {
    const { elements } = await StructuredPdf.read(await printedBytes(cast, { parts: ['seating'] }))
    const rows = elements.filter(({ role }) => role === 'TR')
    expect(rows.map(({ children }) => children.map(({ role }) => role).join(' '))).toEqual([
      'TH TH TH TH',
      ...Array.from({ length: 20 }, () => 'TH TD TD TD')
    ])
  })

  test('cards are lists, and the same card is read once', async () => {
    const options = { parts: ['playerCards', 'tentCards'], playerNames: 'Mara\nJo' } as const
    expect(await outlineOf(options)).toEqual([
      'H1 The Drowned Bell',
      'H2 Outsiders',
      `LBody Damsel ${cast.characters[1]?.ability}`,
      'H2 Minions',
      `LBody Spy ${cast.characters[0]?.ability}`,
      'H2 Demons',
      `LBody Imp ${cast.characters[2]?.ability}`,
      `P ${englishTexts.notFirstNight}`,
      'LBody Mara',
      'LBody Jo'
    ])
    const [first] = await outlineOf({ parts: ['infoCards'] })
    expect(first).toBe(`LBody ${englishTexts.pack.cards[0]?.text}`)
  })

  test('the sheet that measures a printer has its steps without the numbers of its scales', async () => {
    const lines = await outlineOf({ parts: ['tokens'], backTest: true })
    expect(lines.slice(0, 6)).toEqual([
      'H1 Side A',
      ...englishTexts.backTest.steps.map(step => `P ${step}`),
      'H2 Side B'
    ])
    expect(lines[6]).toBe('LBody Damsel')
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
