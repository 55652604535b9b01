import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { nights } from '#core/night/night.ts'
import { maxPlayers } from '#core/script/player-counts.ts'
import { paperSizes } from '#print/page/paper.ts'
import { papers } from '#print/print-options.ts'
import { sheetTexts } from '#print/sheet-texts.ts'
import { locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import { makePng } from '../../images/make-png.ts'
import {
  aCast,
  drawingsOn,
  expectReadableInside,
  findOverlaps,
  layOutBoxes,
  officialIds,
  type PlacedBox,
  print,
  usualIds
} from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const extras = ['gunslinger', 'bureaucrat', 'spiritofivory', 'bootlegger']
const asleep = Array.from({ length: 6 }, (_, index) => custom(`asleep${index}`, { name: `Sleeper ${index}` }))
const casts = {
  '5 characters': aCast({ characters: ['chef', 'washerwoman', 'drunk', 'spy', 'imp'] }),
  '25 characters with travellers, fabled and house rules': aCast({
    characters: [...usualIds, ...extras],
    bootlegger: ['Nobody may speak.', 'The bell is real. '.repeat(40)]
  }),
  '60 characters': aCast({ characters: officialIds.slice(0, 60) }),
  'characters that never wake': aCast({ characters: asleep }),
  'very long names and title': aCast({
    title: 'A title that never ends '.repeat(20),
    author: 'Anonymous '.repeat(20),
    characters: Array.from({ length: 30 }, (_, index) =>
      custom(`long${index}`, {
        name: 'Wwwwwwwwwwwwwwwww Mmmmmmmmmmmm',
        team: index % 2 === 0 ? 'townsfolk' : 'traveller',
        ability: 'Each night*, choose a player: mmmmm wwwww [+1 Outsider] '.repeat(4),
        firstNight: index + 1,
        otherNight: index + 1
      })
    )
  })
}

describe.each(Object.entries(casts))('the back of a sheet with %s', (_, cast) => {
  describe.each(['cover', 'information'] as const)('as %s', back => {
    test.each(papers)('has readable text without overlaps, inside the margins, on %s paper', async paper => {
      const pages = await layOutBoxes(cast, { paper, back, parts: ['back'] })
      expect(pages.length).toBeGreaterThan(0)
      for (const boxes of pages) {
        expect(findOverlaps(boxes)).toEqual([])
        expectReadableInside(boxes, paperSizes[paper])
      }
    })
  })

  test('shows an icon of each character on the cover', async () => {
    const [boxes = []] = await layOutBoxes(cast, { back: 'cover', parts: ['back'] })
    const sizes = boxes.filter(({ what }) => what === 'icon').map(({ left, right }) => right - left)
    const counts = new Map<number, number>()
    for (const size of sizes.map(Math.round)) counts.set(size, (counts.get(size) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(cast.characters.length)
  })
})

const rich = casts['25 characters with travellers, fabled and house rules']

test('a cover contains title, author and the number of characters of each team', async () => {
  const { text } = await print(rich, { parts: ['back'], back: 'cover' })
  expect(withoutWhitespace(text)).toContain(withoutWhitespace('The Drowned Bell by Mara Oakes'))
  for (const count of ['13 Townsfolk', '4 Outsiders', '4 Minions', '2 Travellers', '1 Fabled', '1 Loric']) {
    expect(withoutWhitespace(text)).toContain(withoutWhitespace(count))
  }
})

test('a cover shows the logo instead of the candle, and omits a hidden title', async () => {
  const address = 'https://pictures.example/logo.png'
  const data = makePng({ width: 60, height: 60 })
  const images = new Map([[address, { data, type: 'image/png', width: 60, height: 60 } as const]])
  const cast = aCast({ characters: usualIds, logo: address, hideTitle: true })
  const { text, pages } = await print(cast, { parts: ['back'], back: 'cover', images })
  expect(text).not.toContain('Drowned')
  expect(text).toContain('Mara Oakes')
  const { fnArray } = (await pages[0]?.page.getOperatorList()) ?? { fnArray: [] }
  expect(fnArray.filter(operation => operation === paintImage)).toHaveLength(1)
})

test('an ink-saver cover has no dark background', async () => {
  const lights = async (inkSaver: boolean) => {
    const drawings = await drawingsOn(rich, { parts: ['back'], back: 'cover', inkSaver })
    return drawings.filter(drawing => drawing.includes('radialGradient id="glow"'))
  }
  expect(await lights(false)).toHaveLength(1)
  expect(await lights(true)).toHaveLength(0)
})

test('the information side lists both nights in order, jinxes, house rules, travellers, fabled and loric', async () => {
  const { text, pages } = await print(rich, { parts: ['back'] })
  expect(pages).toHaveLength(1)
  for (const night of nights) {
    const names = rich[night].map(entry => (entry.kind === 'step' ? entry.name : entry.character.name))
    expect(withoutWhitespace(text)).toContain(withoutWhitespace(names.join('')))
  }
  for (const { reason } of rich.jinxes) expect(withoutWhitespace(text)).toContain(withoutWhitespace(reason))
  for (const rule of rich.bootlegger) expect(withoutWhitespace(text)).toContain(withoutWhitespace(rule))
  for (const { name, ability, team } of rich.characters) {
    if (['traveller', 'fabled', 'loric'].includes(team))
      expect(withoutWhitespace(text)).toContain(withoutWhitespace(name + ability))
  }
})

test('the table of team sizes has the numbers of every team for every number of players', async () => {
  const [boxes = []] = await layOutBoxes(casts['characters that never wake'], { parts: ['back'] })
  const column = (head: string) => {
    const box = boxes.find(({ what }) => what === head)
    const centre = ((box?.left ?? 0) + (box?.right ?? 0)) / 2
    return boxes
      .filter(({ what, left, right }) => /^\d+$/.test(what) && Math.abs((left + right) / 2 - centre) < 2)
      .map(({ what }) => what)
  }
  expect(column('7')).toEqual(['7', '5', '0', '1', '1'])
  expect(column(String(maxPlayers))).toEqual(['15', '9', '2', '3', '1'])
})

test('the night list omits characters that never wake', async () => {
  const { text } = await print(casts['characters that never wake'], { parts: ['back'] })
  expect(text).not.toContain('Sleeper')
  expect(text).toContain('Dusk')
})

test.each(locales)('every night step fits on one line in %s', async locale => {
  const texts = await loadTexts(locale)
  const steps = Object.values(texts.steps).map(({ name }) => withoutWhitespace(name))
  const cast = aCast({ characters: [...usualIds, ...extras] }, texts)
  const [boxes = []] = await layOutBoxes(cast, {
    parts: ['back'],
    texts: sheetTexts(locale),
    language: locale
  })
  for (const step of steps) expect(linesOf(boxes)).toContain(step)
})

/** The text of each line of the two nights. The layout engine writes the parts of a hyphenated word separately. */
function linesOf(boxes: readonly PlacedBox[]): string[] {
  const lines = new Map<string, string>()
  for (const { what, top, left } of boxes) {
    const line = `${left < paperSizes.a4.width / 2} ${Math.round(top)}`
    if (what !== 'icon') lines.set(line, (lines.get(line) ?? '') + withoutWhitespace(what))
  }
  return [...lines.values()].map(withoutWhitespace)
}

/** Operator of PDF.js that paints an image (OPS.paintImageXObject). */
const paintImage = 85
