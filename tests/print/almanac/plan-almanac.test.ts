import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { groupByTeam } from '#core/cast/cast.ts'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { margins, paperSizes } from '#print/page/paper.ts'
import { papers } from '#print/print-options.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { custom } from '../../core/script-builders.ts'
import {
  aCast,
  englishTexts,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  type PlacedBox,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const paragraph = 'The bell knows how busy the night was for the other side, but only once. '
const introduction = `A village by the water keeps its bell at the bottom of the lake. ${paragraph.repeat(3)}`
const almanacTexts = (ids: readonly string[], text: string) =>
  Object.fromEntries(ids.map(id => [almanacKey(id), text]))

const usual = aCast({
  characters: usualIds,
  bootlegger: ['Nobody may speak.', 'The bell is real.'],
  customData: {
    [almanacIntroductionKey]: `${introduction}\n\n${paragraph}`,
    ...almanacTexts(
      usualIds.slice(0, 12),
      `${paragraph.repeat(4)}\n- ${paragraph}\n- ${paragraph}\n\n${paragraph}`
    )
  }
})
const casts = {
  '5 characters': aCast({ characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp'] }),
  '25 characters': usual,
  '60 characters of all teams': aCast({
    characters: officialIds.filter((_, index) => index % 3 === 0).slice(0, 60)
  }),
  'very long texts': aCast({
    title: 'A title that never ends '.repeat(20),
    author: 'Anonymous '.repeat(20),
    characters: [
      custom('tower', {
        name: 'Tower of words '.repeat(20),
        ability: 'Each night*, say all of this. '.repeat(60),
        flavor: 'Antidisestablishmentarianism'.repeat(60),
        firstNight: 1,
        firstNightReminder: 'Read this to them, and then again. '.repeat(100),
        reminders: ['Poisoned and drunk and all the other things']
      }),
      'imp'
    ],
    bootlegger: [paragraph.repeat(50)],
    customData: {
      [almanacIntroductionKey]: introduction.repeat(15),
      ...almanacTexts(['tower'], paragraph.repeat(75))
    }
  })
}

describe.each(Object.entries(casts))('an almanac of %s', (_, cast) => {
  test.each(papers)('has readable text without overlaps, inside the margins, on %s paper', async paper => {
    for (const boxes of await layOutBoxes(cast, { paper, parts: ['almanac'] })) {
      // The box of a drop cap is taller than its letter, so it would count as an overlap.
      expect(findOverlaps(boxes.filter(({ size = 0 }) => size < 55))).toEqual([])
      expectReadableInside(boxes, paperSizes[paper])
    }
  })
})

/** The text of each of a page's columns from top to bottom, without running head and footer. */
function columns(boxes: readonly PlacedBox[], width: number): string[] {
  const body = boxes.filter(({ what, top, bottom }) => what !== 'icon' && top > 50 && bottom < 800)
  const sidebarLeft = width - margins.side - 140
  return [body.filter(({ left }) => left < sidebarLeft), body.filter(({ left }) => left >= sidebarLeft)].map(
    column => column.map(({ what }) => what).join(' ')
  )
}

test('contains all texts of each character, by team, in script order', async () => {
  const pages = await layOutBoxes(usual, { parts: ['almanac'] })
  const [main = '', sidebar = ''] = [0, 1].map(column =>
    withoutWhitespace(pages.map(boxes => columns(boxes, paperSizes.a4.width)[column]).join(' '))
  )
  let at = 0
  for (const { team, characters } of groupByTeam(usual.characters)) {
    for (const each of characters) {
      const { name, ability, flavor, almanacDetails } = each
      const entry = `${name}${englishTexts.teamsOfOne[team]}${ability}${flavor}${almanacDetails.replaceAll('- ', '• ')}`
      const found = main.indexOf(withoutWhitespace(entry), at)
      expect(found, name).toBeGreaterThanOrEqual(at)
      at = found
    }
  }
  for (const rule of usual.bootlegger) expect(main).toContain(withoutWhitespace(rule))
  for (const { first, second, reason } of usual.jinxes) {
    for (const { name } of [first, second]) expect(main).toContain(withoutWhitespace(`${name}: ${reason}`))
  }
  const lunatic = usual.characters.find(({ id }) => id === 'lunatic')
  expect(sidebar).toContain(
    withoutWhitespace(lunatic?.firstNightReminder.replace(/\*([^*]*)\*/g, '$1') ?? 'no Lunatic')
  )
})

test('starts with title, counts, introduction and contents with correct page numbers', async () => {
  const { pages } = await print(usual, { parts: ['sheet', 'almanac'] })
  const first = withoutWhitespace(pages[1]?.text ?? '')
  expect(first).toContain(withoutWhitespace('The Drowned Bell by Mara Oakes 25 characters, 3 jinxes'))
  expect(first).toContain(withoutWhitespace(introduction).slice(1))
  for (const { team, characters } of groupByTeam(usual.characters)) {
    const begins = pages.findIndex(({ text }, index) =>
      new RegExp(`${englishTexts.teams[team]}.*${characters[0]?.name}`).test(index < 2 ? '' : text)
    )
    const page = team === 'townsfolk' ? 2 : begins + 1
    expect(first).toContain(`${englishTexts.teams[team]}${characters.length}${page}`)
  }
})

test.each(papers)('no page ends with a heading on %s paper', async paper => {
  const cast = casts['60 characters of all teams']
  const heads = new Set([...Object.values(englishTexts.teams), ...cast.characters.map(({ name }) => name)])
  for (const boxes of await layOutBoxes(cast, { paper, parts: ['almanac'] })) {
    const large = boxes.filter(({ what, size = 0 }) => size > 18 && what !== 'icon')
    const footerTop = paperSizes[paper].height - 42
    const lowest = Math.max(...boxes.filter(({ bottom }) => bottom < footerTop).map(({ bottom }) => bottom))
    for (const { what, bottom } of large) if (heads.has(what)) expect(lowest - bottom).toBeGreaterThan(20)
  }
})

test('each page except the first names its first and last character in the running head', async () => {
  const { pages } = await print(usual, { parts: ['almanac'] })
  const [first, second] = pages.map(({ text }) => text)
  expect(first).not.toContain('Almanac')
  expect(second).toMatch(/^Almanac\s+Clockmaker – Empath\s+Clockmaker/)
})

test('an almanac in Vietnamese contains all names and abilities with their letters', async () => {
  const cast = aCast({ characters: usualIds.slice(0, 8) }, await loadTexts('vi'))
  const { text } = await print(cast, { parts: ['almanac'], texts: sheetTexts('vi'), language: 'vi' })
  for (const { name, ability } of cast.characters) {
    expect(withoutWhitespace(text)).toContain(withoutWhitespace(name))
    expect(withoutWhitespace(text)).toContain(withoutWhitespace(ability))
  }
})

describe('texts in Markdown', () => {
  const written = aCast({
    characters: ['chef', 'imp'],
    customData: {
      [almanacIntroductionKey]: `*A* village **by** the ${paragraph}\n\n## For whom\n1. loud\n2. quiet\n   - very\n\n> said\n\n---\nSee [bells](https://example.com/bells), [example.com](https://example.com) and https://example.com/b.`,
      ...almanacTexts(
        ['chef'],
        'Alpha line\nbeta line.\n\n### Running it\nTell *them*.\n\n### Examples\n- One.'
      )
    }
  })

  test('are printed formatted, without Markdown syntax', async () => {
    const text = withoutWhitespace((await print(written, { parts: ['almanac'] })).text)
    expect(text).toContain(withoutWhitespace('A village by the'))
    expect(text).toContain(withoutWhitespace('For whom 1. loud 2. quiet • very said'))
    expect(text).toContain(
      withoutWhitespace('See bells (https://example.com/bells), example.com and https://example.com/b.')
    )
    expect(text).toContain(withoutWhitespace('Alpha line beta line. Running it. Tell them. Examples • One.'))
    expect(text).not.toMatch(/\*\*|##|\[bells|---/)
  })

  test('keep hard line breaks and print short headings as run-in headings', async () => {
    const boxes = (await layOutBoxes(written, { parts: ['almanac'] })).flat()
    const topOf = (words: string) => boxes.find(({ what }) => what.startsWith(words))?.top ?? Number.NaN
    expect(topOf('beta') - topOf('Alpha')).toBeCloseTo(15)
    expect(Math.abs(topOf('Running') - topOf('Tell'))).toBeLessThan(3)
    expect(topOf('One')).toBeGreaterThan(topOf('Examples') + 10)
  })

  test('with deep nesting stay inside their column', async () => {
    const deep = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- ${paragraph}`).join('\n')
    const cast = aCast({
      characters: ['chef'],
      customData: {
        [almanacIntroductionKey]: deep,
        ...almanacTexts(['chef'], `${'> '.repeat(40)}${paragraph}`)
      }
    })
    for (const boxes of await layOutBoxes(cast, { parts: ['almanac'] })) {
      expect(findOverlaps(boxes)).toEqual([])
      expectReadableInside(boxes, paperSizes.a4)
    }
  })
})
