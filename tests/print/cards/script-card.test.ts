import { Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { scriptCard } from '#print/cards/script-card.tsx'
import { planScriptCard } from '#print/cards/script-card-plan.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import { defaultPrintOptions } from '#print/print-options.ts'
import { custom } from '../../core/script-builders.ts'
import { readPixels } from '../../functions/helpers/read-pixels.ts'
import { makePng } from '../../images/make-png.ts'
import { aCast, englishTexts, kit, officialIds, usualIds } from '../print-helpers.ts'
import { startResvg } from '../rasterize.ts'

beforeAll(startResvg)

const input: PrintInput = { texts: englishTexts, language: 'en' }
const usualCast = aCast({ characters: usualIds })

const plan = (cast: Cast, options: Partial<PrintInput> = {}) =>
  planScriptCard(cast, createPlanContext(defaultPrintOptions, { ...input, ...options }, kit))

const linesOf = (cast: Cast, options: Partial<PrintInput> = {}) =>
  plan(cast, options).head.flatMap(item => (item.kind === 'line' ? [item] : []))

/** Number of pixels of each colour, `r,g,b`, on the rendered card. */
async function coloursOf(cast: Cast, options: Partial<PrintInput> = {}) {
  const svg = await scriptCard(cast, { ...input, ...options }, kit)
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render()
  expect([image.width, image.height]).toEqual([1200, 630])
  const { pixels } = readPixels(image.asPng())
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.slice(at, at + 3).join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

describe('the card of a script', () => {
  test('shows every character in the colour of its team, and the number of characters per team', async () => {
    const { tokens, counts } = plan(usualCast)
    expect(tokens).toHaveLength(usualCast.characters.length)
    expect(counts).toEqual([
      { team: 'townsfolk', count: 13 },
      { team: 'outsider', count: 4 },
      { team: 'minion', count: 4 },
      { team: 'demon', count: 4 }
    ])
    const colours = await coloursOf(usualCast)
    expect(colours.get('0,111,155')).toBeGreaterThan(5000)
    expect(colours.get('133,23,26')).toBeGreaterThan(2000)
  })

  test('renders text as outlines and needs no fonts', async () => {
    const svg = await scriptCard(usualCast, input, kit)
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain('NaN')
  })

  test('shows a character’s custom image on its token', async () => {
    const address = 'https://pictures.example/own.png'
    const data = makePng({ width: 40, height: 40, pixel: () => [250, 0, 50, 255] })
    const images = new Map([[address, { data, type: 'image/png' as const, width: 40, height: 40 }]])
    const cast = aCast({ characters: ['imp', custom('own', { image: [address] })] })
    const colours = await coloursOf(cast, { images })
    expect(colours.get('250,0,50')).toBeGreaterThan(1000)
  })

  test('has character names only when tokens are large enough', () => {
    const countNamed = (characters: string[]) =>
      plan(aCast({ characters })).tokens.filter(({ arcs }) => arcs.length > 0).length
    expect(countNamed(['washerwoman', 'empath', 'drunk', 'scarletwoman', 'imp'])).toBe(5)
    expect(countNamed(usualIds)).toBe(0)
  })
})

test.each([
  ['only a title', aCast({ characters: ['imp'], author: '' })],
  ['a usual script', usualCast],
  ['every official character', aCast({ characters: officialIds })],
  [
    'a title and an author as long as books',
    aCast({ characters: usualIds, title: 'Ever Longer '.repeat(99), author: 'Somebody Else '.repeat(99) })
  ],
  ['a very long word', aCast({ characters: usualIds, title: 'Abcdefghij'.repeat(30) })]
])('text and tokens stay inside the card and do not overlap: %s', (_, cast) => {
  const { head, tokens, size } = plan(cast)
  const bottoms = head.map(item => item.top + (item.kind === 'line' ? item.style.lead : 0))
  expect(size).toBeGreaterThan(24)
  for (const item of head) {
    expect(item.left).toBeGreaterThanOrEqual(48)
    expect(item.top).toBeGreaterThanOrEqual(90)
  }
  for (const { left, top } of tokens) {
    expect(left).toBeGreaterThanOrEqual(48)
    expect(left + size).toBeLessThanOrEqual(1152)
    expect(top).toBeGreaterThanOrEqual(Math.max(...bottoms))
    expect(top + size).toBeLessThanOrEqual(610)
  }
})

describe('the title of a script card', () => {
  test('gets smaller as it gets longer, then breaks into lines of about the same length', () => {
    const titleLines = (title: string) => linesOf(aCast({ characters: ['imp'], title, author: '' }))
    const [short, long, longer] = [
      'The Bell',
      'The Bell Under the Mill Pond',
      'The Bell Under '.repeat(4)
    ].map(title => titleLines(title))
    expect(short).toHaveLength(1)
    expect(long).toHaveLength(1)
    expect(long?.[0]?.style.size).toBeLessThan(short?.[0]?.style.size ?? 0)
    expect(longer).toHaveLength(2)
    const [first = 0, second = 0] = longer?.map(({ left }) => left) ?? []
    expect(Math.abs(first - second)).toBeLessThan(80)
  })

  test('uses a face that has its letters', () => {
    const [line] = linesOf(aCast({ characters: ['imp'], title: 'Tiếng chuông' }))
    expect(line?.line[0]?.face).toBe('plainHeading')
  })

  test('is a default for a script without a title, and a missing author takes no line', () => {
    const lines = linesOf(aCast({ characters: ['imp'], title: '', author: ' ' }))
    expect(lines.map(({ line }) => line[0]?.text)).toEqual(['Untitled script'])
  })
})
