import { decodePDFRawStream, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { linesOfBands } from '#print/character-sheet/plan-character-sheet.ts'
import { paperSizes } from '#print/page/paper.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { colours } from '#print/typeset/colours.ts'
import { locales } from '#routes'
import { aScript, custom } from '../../core/script-builders.ts'
import {
  englishTexts,
  expectReadableInside,
  findOverlaps,
  kit,
  layOutBoxes,
  pdfBytes,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const homebrew = custom('own', { name: 'Bell Ringer', ability: 'Ring the bell.' })
const script = aScript({ title: 'Bell', characters: [...usualIds, homebrew], bootlegger: ['No secrets.'] })
const cast = buildCast(script, catalogue, await loadTexts('en'))
const german = buildCast(script, catalogue, await loadTexts('de'))
const vietnamese = buildCast(script, catalogue, await loadTexts('vi'))

test.each([
  ['German', german],
  ['Vietnamese', vietnamese]
] as const)(
  'a character sheet has names in %s beside the English ones, abilities and jinxes below',
  async (_, second) => {
    const text = withoutWhitespace((await print(cast, { second, parts: ['sheet'] })).text)
    for (const [index, { name, ability }] of cast.characters.entries()) {
      const other = second.characters[index]
      if (!other || other.id === 'own') continue
      const head = other.name === name ? '' : other.name
      expect(text).toContain(withoutWhitespace(name + head + ability + other.ability))
    }
    for (const { reason } of second.jinxes) expect(text).toContain(withoutWhitespace(reason))
    for (const page of await layOutBoxes(cast, { second, parts: ['sheet'] })) {
      expect(findOverlaps(page)).toEqual([])
      expect(Math.min(...page.flatMap(({ size }) => size ?? []))).toBeGreaterThanOrEqual(7.5)
    }
  }
)

test.each([25, 27])('a sheet of %i characters in two languages has ink on at most two pages', async count => {
  const ids = [...usualIds, 'gunslinger', 'scapegoat'].slice(0, count)
  const casts = await Promise.all(
    locales.map(async locale => buildCast(aScript({ characters: ids }), catalogue, await loadTexts(locale)))
  )
  for (const first of casts) {
    const second = casts[casts.indexOf(first) + 1] ?? casts[0]
    if (!second) throw new Error('A cast is missing')
    const { pages } = planSheet(
      first,
      { ...defaultPrintOptions, parts: ['sheet'], secondLanguage: 'xx' },
      { texts: englishTexts, language: 'en', second },
      kit
    )
    expect.soft(pages.length).toBeLessThanOrEqual(2)
    const lines = pages.flatMap(({ plan: { content } }) =>
      content.kind === 'sheet' ? linesOfBands(content.bands) : []
    )
    const grey = lines.flat().filter(({ colour }) => colour === colours.softInk)
    expect.soft(grey).toEqual([])
  }
})

describe('the other parts', () => {
  const usual = [...usualIds, 'scapegoat']
  const bilingual = aScript({ title: 'Bell', characters: usual })

  test.each([
    ['back', {}],
    ['night', {}],
    ['night', { nights: 'large' }],
    ['night', { nights: 'compact' }],
    ['night', { nights: 'compact', columns: 1 }],
    ['strips', {}],
    ['strips', { stripSize: 'card' }],
    ['almanac', {}]
  ] as const)('%s %j has names in both languages, without overlaps', async (part, options) => {
    const [first, second] = await Promise.all(
      (['en', 'de'] as const).map(async locale => buildCast(bilingual, catalogue, await loadTexts(locale)))
    )
    if (!first || !second) throw new Error('A cast is missing')
    const all = { ...options, second, parts: [part] }
    const text = withoutWhitespace((await print(first, all)).text)
    const woken = new Set([...first.firstNight, ...first.otherNight].map(({ id }) => id))
    const named = second.characters.filter(({ id }) => part === 'almanac' || woken.has(id))
    expect(named.length).toBeGreaterThan(10)
    for (const { name } of named) expect(text).toContain(withoutWhitespace(name))
    for (const page of await layOutBoxes(first, all)) {
      expect(findOverlaps(page)).toEqual([])
      expectReadableInside(page, paperSizes.a4)
    }
  })

  test('night sheets translate reminders, the almanac abilities and flavour texts, the back jinxes', async () => {
    const few = aScript({ characters: ['spy', 'scarletwoman', 'imp', 'lleech', 'fanggu'] })
    const first = buildCast(few, catalogue, await loadTexts('en'))
    const second = buildCast(few, catalogue, await loadTexts('fr'))
    expect(second.jinxes).not.toEqual([])
    const [back, night, almanac] = await Promise.all(
      (['back', 'night', 'almanac'] as const).map(async part =>
        withoutWhitespace((await print(first, { second, parts: [part] })).text)
      )
    )
    for (const { reason } of second.jinxes) expect(back).toContain(withoutWhitespace(reason))
    const imp = second.characters.find(({ id }) => id === 'imp')
    expect(night).toContain(withoutWhitespace(imp?.otherNightReminder.split(/[*:]/)[0] ?? '?'))
    expect(almanac).toContain(withoutWhitespace(imp?.ability ?? '?'))
    expect(almanac).toContain(withoutWhitespace(imp?.flavor ?? '?'))
  })

  test('the back has travellers’ abilities in both languages', async () => {
    const few = aScript({ characters: ['imp', 'scapegoat'] })
    const second = buildCast(few, catalogue, await loadTexts('fr'))
    const first = buildCast(few, catalogue, await loadTexts('en'))
    const text = withoutWhitespace((await print(first, { second, parts: ['back'] })).text)
    const traveller = second.characters.find(({ team }) => team === 'traveller')
    expect(text).toContain(withoutWhitespace(traveller?.ability ?? '?'))
  })
})

/** The decoded content of a page. */
async function contentOf(options: Partial<PrintOptions>, second?: Cast) {
  const pdf = await PDFDocument.load(await pdfBytes(cast, { ...options, ...(second && { second }) }))
  const content = pdf.getPage(0).node.Contents()
  const text = new TextDecoder('latin1').decode(decodePDFRawStream(content as PDFRawStream).decode())
  return { text, language: pdf.catalog.get(PDFName.of('Lang')) }
}

describe.each(['sheet', 'back', 'night', 'almanac'] as const)('in the PDF of %s', part => {
  test('texts in the second language have its tag, and the document has that of the others', async () => {
    const { text, language } = await contentOf({ parts: [part], secondLanguage: 'vi' }, vietnamese)
    expect(language?.toString()).toMatch(/en/)
    expect(text).toContain('/Span <</Lang (vi)>> BDC')
    expect(text.match(/^BT$/gm)?.length).toBeGreaterThan(text.match(/\/Lang/g)?.length ?? 0)
  })

  test('without a second language no text has a language of its own', async () => {
    expect((await contentOf({ parts: [part] })).text).not.toContain('/Lang')
  })
})

test('a text that is missing in the second language is omitted', async () => {
  const characters = german.characters.map(each => (each.id === 'imp' ? { ...each, ability: '' } : each))
  const second = { ...german, characters: characters.filter(({ id }) => id !== 'spy') }
  const text = withoutWhitespace((await print(cast, { second, parts: ['sheet'] })).text)
  const [imp, spy] = ['imp', 'spy'].map(id => german.characters.find(each => each.id === id))
  expect(text).toContain(withoutWhitespace(imp?.name ?? '?'))
  expect(text).not.toContain(withoutWhitespace(spy?.ability ?? '?'))
})

test('a name is in both languages when the script overrides the ability', async () => {
  const changed = aScript({
    characters: [{ kind: 'official', id: 'chef', changes: { ability: 'Cook.' } }]
  })
  const [first, second] = await Promise.all(
    (['en', 'de'] as const).map(async locale => buildCast(changed, catalogue, await loadTexts(locale)))
  )
  if (!first || !second) throw new Error('A cast is missing')
  const { text } = await print(first, { second, parts: ['sheet'] })
  expect(text).toContain(second.characters[0]?.name)
  expect(text.match(/Cook\./g)).toHaveLength(1)
})

test('a text that is the same in both languages is printed once', async () => {
  const { text } = await print(cast, { second: german, parts: ['sheet'] })
  expect(text.match(/Ring the bell\./g)).toHaveLength(1)
  expect(text.match(/No secrets\./g)).toHaveLength(1)
})
