import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { paperSizes } from '#print/page/paper.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { preflight } from '#print/preflight.ts'
import {
  defaultPrintOptions,
  type PackPart,
  type PrintOptions,
  packParts,
  papers,
  partsToPrint
} from '#print/print-options.ts'
import { planSheet, planSheetPages } from '#print/sheet-pages.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import {
  aCast,
  countPages,
  englishTexts,
  expectReadableInside,
  findOverlaps,
  kit,
  layOutBoxes,
  officialIds,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const long = 'Each night*, choose a player: mmmmm wwwww [+1 Outsider] '.repeat(4)
const casts = {
  '5 characters': aCast({ characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp'] }),
  '60 characters': aCast({ characters: officialIds.slice(0, 60) }),
  'very long texts': aCast({
    title: 'A title that never ends '.repeat(20),
    characters: Array.from({ length: 30 }, (_, index) =>
      custom(`long${index}`, {
        name: 'Wwwwwwwwwwwwwwwww Mmmmmmmmmmmm',
        ability: index === 0 ? long.repeat(20) : long,
        jinxes: [{ id: 'long0', reason: index === 1 ? long.repeat(30) : long }]
      })
    )
  })
}
const own: Partial<PrintOptions> = {
  cardTexts: `You are poisoned\n\n${'Wmwm '.repeat(60)}\n${'W'.repeat(300)}`,
  playerNames: `Mara\nBartholomäus-Maximilian\n${'W'.repeat(60)}`
}

describe.each(Object.entries(casts))('the pack of a script with %s', (_, cast) => {
  describe.each(packParts)('%s', part => {
    test.each(papers)('has readable text without overlaps, inside the margins, on %s paper', async paper => {
      const pages = await layOutBoxes(cast, { paper, parts: [part], ...own })
      expect(pages.length).toBeGreaterThan(0)
      for (const boxes of pages) {
        expect(findOverlaps(boxes)).toEqual([])
        expectReadableInside(boxes, paperSizes[paper])
      }
    })
  })
})

test.each(locales)('the pack has the texts of the language %s', async locale => {
  const texts = sheetTexts(locale)
  const cast = aCast({ characters: usualIds }, await loadTexts(locale))
  const { text } = await print(cast, { parts: packParts, texts, language: locale })
  const words = withoutWhitespace(text)
  const { parts, ...expected } = texts.pack
  const all = Object.values(expected).flatMap(each =>
    typeof each === 'string' ? each : each.map(card => card.text)
  )
  expect(all.filter(each => each !== expected.noJinxes && !words.includes(withoutWhitespace(each)))).toEqual(
    []
  )
})

const usual = aCast({ characters: usualIds })
const textOf = async (part: PackPart, options: Partial<PrintOptions> = {}, cast = usual) =>
  (await print(cast, { parts: [part], ...options })).text.replace(/\s+/g, ' ')

describe('info cards', () => {
  test('are those of the grimoire, of the characters, and the storyteller’s own, each once', async () => {
    const special = [{ type: 'reveal', name: 'card', value: 'You hear the bell' } as const]
    const cast = aCast({ characters: [custom('one', { special }), custom('two', { special })] })
    const text = await textOf('infoCards', { cardTexts: ' You are poisoned \n\nYou are mad' }, cast)
    expect(text).toContain('This is the Demon')
    expect(text.match(/You hear the bell/g)).toHaveLength(1)
    expect(text).toMatch(/bell You are poisoned You are mad/)
  })
})

describe('the player counts', () => {
  test('name the characters of the script that change them', async () => {
    const cast = aCast({ characters: ['chef', 'baron', 'sentinel', 'bootlegger', 'imp'] })
    const text = await textOf('playerCounts', {}, cast)
    expect(text).toContain('Baron')
    expect(text).toContain('[+2 Outsiders]')
    expect(text).toContain('Sentinel')
    for (const name of ['Chef', 'Imp', 'Bootlegger']) expect(text).not.toContain(name)
  })
})

/** The type sizes of a part that fill its pages: those of the lines that begin with a text. */
async function sizesOf(part: PackPart, characters: readonly string[], start: string) {
  const pages = await layOutBoxes(aCast({ characters: [...characters] }), { parts: [part] })
  const sizes = pages.flat().flatMap(({ what, size }) => (what.startsWith(start) && size ? [size] : []))
  return { pages: pages.length, largest: Math.max(...sizes) }
}

describe('the board of player counts', () => {
  const changing = 'godfather baron fanggu vigormortis balloonist sentinel xaan kazali lilmonsta legion '
  const further = 'atheist huntsman choirboy summoner marionette bountyhunter lordoftyphon'

  test('has the largest numbers that fit a page beside the characters that change them', async () => {
    const plain = await sizesOf('playerCounts', ['chef', 'imp'], '15')
    const one = await sizesOf('playerCounts', ['chef', 'baron', 'imp'], '15')
    const many = await sizesOf('playerCounts', (changing + further).split(' '), '15')
    expect([plain, one, many].map(({ pages }) => pages)).toEqual([1, 1, 1])
    expect(plain.largest).toBeGreaterThanOrEqual(32)
    expect(one.largest).toBeGreaterThanOrEqual(30)
    expect(many.largest).toBeGreaterThanOrEqual(17)
  })
})

describe('the jinx sheet', () => {
  test('has larger type the fewer jinxes there are', async () => {
    const few = await sizesOf('jinxCard', ['slayer', 'lleech', 'drunk', 'boffin'], 'Slayer')
    const many = await sizesOf('jinxCard', officialIds.slice(0, 100), 'Bounty')
    const all = await sizesOf('jinxCard', officialIds, 'Bounty')
    expect(few).toEqual({ pages: 1, largest: 20 })
    expect(many.pages).toBe(1)
    expect(many.largest).toBeGreaterThan(10.5)
    expect(all.largest).toBeCloseTo(10.5, 1)
  })

  test('says so when a script has none', async () => {
    expect(await textOf('jinxCard', {}, aCast({ characters: ['chef', 'imp'] }))).toContain('has no jinxes')
  })

  test('is not printed when jinxes are turned off', () => {
    const options: PrintOptions = { ...defaultPrintOptions, parts: ['night', 'jinxCard'], jinxes: false }
    expect(partsToPrint(options)).toEqual(['night'])
  })
})

describe('A6 cards', () => {
  test('have the same side four times on a page, so that any way of turning the paper fits', async () => {
    const { pages } = await print(usual, { parts: ['playerCards'] })
    expect(pages).toHaveLength(2)
    expect(pages.map(({ text }) => text.match(/Fortune Teller/g)?.length ?? 0)).toEqual([4, 0])
    expect(pages.map(({ text }) => text.match(/Scarlet Woman/g)?.length ?? 0)).toEqual([0, 4])
  })

  test('explain the star of abilities on each side that has one', async () => {
    const { pages } = await print(usual, { parts: ['playerCards'] })
    expect(pages.map(({ text }) => text.match(/\* not the first night/g)?.length)).toEqual([4, 4])
    const plain = await print(aCast({ characters: ['chef', 'drunk'] }), { parts: ['playerCards'] })
    expect(plain.text).not.toContain('not the first night')
  })

  test.each([25, 35, 45, 55])('of %i characters have no type that is too small to read', count => {
    const options = { ...defaultPrintOptions, parts: ['playerCards'] as const }
    const cast = aCast({ characters: officialIds.slice(0, count) })
    const { types } = preflight(planSheet(cast, options, { texts: englishTexts, language: 'en' }, kit))
    expect(types[0]?.size).toBeGreaterThanOrEqual(6.5)
  })

  test('have one side for a small script', () => {
    expect(
      countPages(aCast({ characters: ['chef', 'drunk', 'spy', 'imp'] }), { parts: ['playerCards'] })
    ).toBe(1)
  })
})

describe('tent cards', () => {
  const linesOn = (options: Partial<PrintOptions>) => {
    const all = { ...defaultPrintOptions, ...options, parts: ['tentCards'] as const }
    const context = createPlanContext(all, { texts: englishTexts, language: 'en' }, kit)
    return planSheetPages(usual, context).map(({ plan: { content } }) =>
      content.kind === 'placed' ? content.items.flatMap(item => (item.kind === 'line' ? item : [])) : []
    )
  }

  test('have the name upright below the fold and upside down above it', () => {
    const [lines = []] = linesOn({ playerNames: 'Mara' })
    const quarter = paperSizes.a4.height / 4
    expect(lines.map(({ isTurned = false }) => isTurned)).toEqual([false, true])
    const [front, back] = lines.map(({ top, style }) => top + style.lead / 2 - quarter)
    expect(front).toBeGreaterThan(0)
    expect(back).toBeCloseTo(-(front ?? 0), 6)
  })

  test('take a page for four names, and have a line to write on without names', () => {
    expect(linesOn({ playerNames: 'A\nB\nC\nD\nE' })).toHaveLength(2)
    expect(linesOn({})).toEqual([[]])
  })
})

test('a players’ copy has only the parts of the pack that players may see', () => {
  const options: PrintOptions = { ...defaultPrintOptions, parts: packParts, playersCopy: true }
  expect(partsToPrint(options)).toEqual(['playerCounts', 'jinxCard', 'playerCards', 'tentCards'])
})
