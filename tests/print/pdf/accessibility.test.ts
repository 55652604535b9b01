import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { almanacIntroductionKey } from '#core/script/almanac-keys.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { defaultPrintOptions, type PrintOptions, printParts } from '#print/print-options.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, pdfBytes, usualIds } from '../print-helpers.ts'
import { kitFor } from '../writing/letter-fonts.ts'
import { StructuredPdf, textEntry } from './read-structure.ts'

/** What the standard of accessible PDFs (PDF/UA-1, ISO 14289) asks and a program can check. */

const introduction = `${'Long ago the bell was drowned in the lake by the people of the village. '.repeat(6)}

# Rules

- One.
- Two:
  1. First
  2. Second`

const script = {
  characters: [
    ...usualIds,
    'scapegoat',
    custom('own', { name: 'Bell Ringer', ability: 'Ring the bell.', firstNight: 3 })
  ],
  bootlegger: ['No secrets.', 'No bells.'],
  almanac: 'https://example.org/bell',
  customData: { [almanacIntroductionKey]: introduction }
} satisfies Parameters<typeof aScript>[0]
const usual = aCast(script)
const link = 'https://belfry.example/s/1'

const chinese = aCast({
  title: '暗流涌动',
  characters: [
    custom('one', {
      name: '共情者',
      ability: '每个夜晚，你会得知与你邻近的两名存活的玩家中邪恶玩家的数量。'
    }),
    custom('two', { name: '投毒者', ability: '每个夜晚，你要选择一名玩家：他在当晚和明天白天中毒。' })
  ]
})
const hebrew = aCast({
  title: 'כפר הצללים',
  characters: [custom('one', { name: 'שדון', ability: 'בכל לילה*, בחר שחקן: הוא מת.', reminders: ['מת'] })]
})

type Sample = [string, Cast, Partial<PrintOptions & PrintInput>]
const samples: Sample[] = [
  ['every part', usual, { parts: printParts, link, tokenAbilities: true, tokenSize: 60 }],
  ['a sheet without its almanac', usual, { parts: ['sheet', 'night'] }],
  ['compact nights and a cover', usual, { parts: ['back', 'night'], back: 'cover', nights: 'compact' }],
  ['compact nights in one column', usual, { parts: ['night'], nights: 'compact', columns: 1 }],
  ['half pages', aCast({ characters: usualIds.slice(0, 6) }), { parts: ['sheet'], size: 'half' }],
  [
    'large print, cards of the night and backs',
    usual,
    {
      parts: ['sheet', 'night', 'tokens', 'strips', 'tentCards'],
      size: 'large',
      nights: 'large',
      stripSize: 'card',
      playerNames: 'Mara\nJo',
      tokenBacks: 'pattern',
      backTest: true
    }
  ],
  ['copies', aCast({ characters: ['imp'] }), { parts: ['sheet', 'night'], copies: 3 }],
  [
    'two languages',
    usual,
    {
      parts: printParts,
      secondLanguage: 'vi',
      second: buildCast(aScript(script), catalogue, await loadTexts('vi'))
    }
  ],
  ['a Chinese script', chinese, { parts: printParts }],
  ['a Hebrew script', hebrew, { parts: printParts }]
]

async function bytesOf(cast: Cast, options: Partial<PrintOptions & PrintInput>): Promise<Uint8Array> {
  if (cast !== chinese && cast !== hebrew) return pdfBytes(cast, options)
  const all = { ...defaultPrintOptions, texts: englishTexts, language: 'en', ...options }
  const kit = await kitFor(cast)
  return sheetPdf(planSheet(cast, all, all, kit), kit)
}

const paints = / (?:TJ|Do|sh)(?: Q)?$|^(?:f|S|B|f\*|B\*)(?: Q)?$/

describe.each(samples)('%s', (_, cast, options) => {
  const reading = bytesOf(cast, options).then(StructuredPdf.read)

  test('has nothing that is neither marked nor an artifact', async () => {
    const pdf = await reading
    for (const page of pdf.document.getPages().keys()) {
      const open: string[] = []
      for (const line of pdf.contentOf(page)) {
        if (/ (?:BDC|BMC)$/.test(line)) {
          if (line.startsWith('/Span')) expect(open.length).toBeGreaterThan(0)
          else expect(open).toEqual([])
          open.push(line)
        } else if (line === 'EMC') expect(open.pop()).toBeDefined()
        else if (paints.test(line)) expect(open.length, line).toBeGreaterThan(0)
      }
      expect(open).toEqual([])
    }
  })

  test('has each marked content in one element, to which the parent tree leads', async () => {
    const pdf = await reading
    const inTree = new Map<string, PDFRef>()
    for (const { ref, contents } of pdf.elements) {
      for (const { page, mcid } of contents) {
        expect(inTree.has(`${page} ${mcid}`)).toBe(false)
        inTree.set(`${page} ${mcid}`, ref)
      }
    }
    const seen = new Set<number>()
    let marked = 0
    for (const [index, { node }] of pdf.document.getPages().entries()) {
      const key = node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()
      // A copy has the contents of its first page.
      if (seen.has(key)) continue
      seen.add(key)
      const parents = pdf.parentOf(key)
      const numbers = pdf.contentOf(index).flatMap(line => line.match(/MCID (\d+)/)?.[1] ?? [])
      expect(numbers).toEqual(numbers.map((_, number) => String(number)))
      for (const number of numbers.map(Number)) {
        const parent = parents instanceof PDFArray ? parents.get(number) : undefined
        expect(parent).toBe(inTree.get(`${index} ${number}`))
        marked++
      }
    }
    expect(marked).toBe(inTree.size)
  })

  test('has elements whose parents have them, of standard types in their places', async () => {
    const { elements, root, treeRoot } = await reading
    expect(root.role).toBe('Document')
    expect(root.dict.get(PDFName.of('P'))).toBe(root.parent ?? root.dict.get(PDFName.of('P')))
    expect(treeRoot.get(PDFName.of('K'))).toBe(root.ref)
    for (const { role, dict, parent, children } of elements) {
      if (parent) expect(dict.get(PDFName.of('P'))).toBe(parent)
      const inside = children.map(child => child.role)
      const allowed = places[role] ?? /^(?:Link|Figure)$/
      expect(inside.filter(child => !allowed.test(child)).map(child => `${child} in ${role}`)).toEqual([])
    }
  })

  test('has tables with rows of one length', async () => {
    const { elements } = await reading
    for (const { role, children } of elements) {
      if (role === 'Table') expect(new Set(children.map(row => row.children.length)).size).toBe(1)
    }
  })

  test('has headings that skip no level', async () => {
    const { elements } = await reading
    const levels = elements.flatMap(({ role }) => Number(/^H(\d)$/.exec(role)?.[1] ?? 0) || [])
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  })

  test('has figures and links that say what they are', async () => {
    const pdf = await reading
    const { elements, document } = pdf
    for (const { role, dict, annotations, ref, contents } of elements) {
      if (role === 'Figure') {
        expect(textEntry(dict, 'Alt')).toMatch(/\S/)
        expect(dict.lookup(PDFName.of('A'), PDFDict).has(PDFName.of('BBox'))).toBe(true)
      }
      if (role !== 'Link') continue
      expect(annotations).toHaveLength(1)
      if (contents.length === 0 && !elements.some(({ parent }) => parent === ref))
        expect(textEntry(dict, 'Alt')).toMatch(/\S/)
      for (const annotation of annotations) {
        const link = document.context.lookup(annotation, PDFDict)
        expect(textEntry(link, 'Contents')).toMatch(/\S/)
        const key = link.lookup(PDFName.of('StructParent'), PDFNumber).asNumber()
        expect(pdf.parentOf(key)).toBe(dict)
      }
    }
    const linked = elements.flatMap(({ annotations }) => annotations)
    for (const { node } of document.getPages()) {
      const annotations = node.Annots()?.asArray() ?? []
      for (const annotation of annotations) expect(linked).toContain(annotation)
      if (annotations.length > 0) expect(node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
    }
  })

  test('has fonts with letters, a language, and a title that readers show', async () => {
    const { document } = await reading
    const fonts = document.context
      .enumerateIndirectObjects()
      .flatMap(([, value]) =>
        value instanceof PDFDict && value.get(PDFName.of('Subtype')) === PDFName.of('Type0') ? [value] : []
      )
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font.get(PDFName.of('ToUnicode'))).toBeInstanceOf(PDFRef)
    expect(textEntry(document.catalog, 'Lang')).toMatch(/^[a-z]{2}/)
    expect(document.getTitle()).toMatch(/\S/)
    const { catalog } = document
    const marked = catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))
    const shown = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).get(PDFName.of('DisplayDocTitle'))
    expect([marked, shown]).toEqual([PDFBool.True, PDFBool.True])
  })

  test('has the same bytes each time', async () => {
    expect(await bytesOf(cast, options)).toEqual(await bytesOf(cast, options))
  })
})

const places: Readonly<Record<string, RegExp>> = {
  Document: /^Sect$/,
  Sect: /^(?:H\d|P|L|Table|Figure|Link)$/,
  L: /^LI$/,
  LI: /^(?:Lbl|LBody)$/,
  Table: /^TR$/,
  TR: /^(?:TH|TD)$/
}
