import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import { paperSizes } from '#print/page/paper.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions, papers } from '#print/print-options.ts'
import { planSheetPages } from '#print/sheet-pages.ts'
import { listTokens } from '#print/token-list.ts'
import { cropMarks } from '#print/tokens/token-pages.ts'
import { tokenPapers } from '#print/tokens/token-papers.ts'
import { planToken, widthOfToken } from '#print/tokens/token-plan.ts'
import type { PlacedToken } from '#print/tokens/token-rows.ts'
import { pageSvg } from '#print/views/page-svg.tsx'
import { locales } from '#routes'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit, print, usualIds } from '../print-helpers.ts'
import { withoutWhitespace } from '../read-pdf.ts'

const mm = 72 / 25.4
const cast = aCast({ characters: [...usualIds, 'thief', 'hellslibrarian', 'vigormortis'] })

const contextOf = (options: Partial<PrintOptions> = {}, language = 'en') =>
  createPlanContext(
    { ...defaultPrintOptions, parts: ['tokens'], ...options },
    { texts: englishTexts, language },
    kit
  )

const tokenPages = (options: Partial<PrintOptions> = {}): readonly PlacedToken[][] =>
  planSheetPages(cast, contextOf(options)).map(({ plan }) =>
    plan.content.kind === 'tokens' ? [...plan.content.tokens] : []
  )

const discOf = ({ token, left, top }: PlacedToken) => {
  const radius = widthOfToken(token) / 2
  return { x: left + radius, y: top + radius, radius }
}

const sizes: [string, Partial<PrintOptions>][] = [
  ['with default options', {}],
  ['on Letter', { paper: 'letter' }],
  ['of the smallest size, without bleed', { tokenSize: 25, reminderSize: 15, tokenBleed: 0 }],
  ['of the largest size', { tokenSize: 90, reminderSize: 60, tokenBleed: 4 }],
  ['of one size', { tokenSize: 40, reminderSize: 40, tokenBleed: 3 }],
  ['with a wide gap', { tokenGap: 12 }]
]

describe.each(sizes)('tokens %s', (_, options) => {
  const pages = tokenPages(options)
  const { tokenSize, reminderSize, tokenBleed, paper } = { ...defaultPrintOptions, ...options }

  test('are all on the pages, once', () => {
    expect(pages.flat()).toHaveLength(listTokens(cast, defaultPrintOptions).length)
  })

  test('have the requested size', () => {
    for (const { token } of pages.flat()) {
      expect(token.cut).toBeCloseTo((token.kind === 'character' ? tokenSize : reminderSize) * mm, 6)
      expect(token.bleed).toBeCloseTo(tokenBleed * mm, 6)
    }
  })

  test('are on the paper and do not overlap, including the bleed', () => {
    const { width, height } = paperSizes[paper]
    for (const page of pages) {
      const discs = page.map(discOf)
      for (const [index, { x, y, radius }] of discs.entries()) {
        expect(Math.min(x, width - x) - radius).toBeGreaterThanOrEqual(4 * mm)
        expect(y - radius).toBeGreaterThanOrEqual(28)
        expect(height - y - radius).toBeGreaterThanOrEqual(42)
        const touching = discs
          .slice(index + 1)
          .filter(other => Math.hypot(x - other.x, y - other.y) < radius + other.radius - 1e-6)
        expect(touching).toEqual([])
      }
    }
  })

  test('have four crop marks each, which point at their centre and are outside of every bleed', () => {
    for (const page of pages) {
      const discs = page.map(discOf)
      for (const token of page) {
        const { x, y } = discOf(token)
        const marks = cropMarks(token)
        expect(marks).toHaveLength(4)
        for (const { from, to } of marks) {
          expect((from.x - x) * (to.y - y)).toBeCloseTo((from.y - y) * (to.x - x), 3)
          const inside = discs.filter(disc =>
            [from, to].some(end => Math.hypot(end.x - disc.x, end.y - disc.y) < disc.radius + 1)
          )
          expect(inside).toEqual([])
        }
      }
    }
  })
})

describe.each(locales)('the longest names and labels in %s', async language => {
  const everyone = buildOfficialCast(catalogue, await loadTexts(language))
  const plans = listTokens(everyone, defaultPrintOptions).map(token =>
    planToken(token, contextOf({}, language))
  )

  test('are inside the ring and do not overlap the icon', () => {
    for (const { kind, arcs: lines, icon } of plans) {
      expect(lines.length).toBeGreaterThan(0)
      const { left, top, size } = icon.square
      for (const { d, outer, span } of lines) {
        expect(outer).toBeLessThan(kind === 'character' ? 43.2 : 45.4)
        expect(span).toBeLessThanOrEqual(164)
        const inIcon = pointsOf(d).filter(([x, y]) => x > left && x < left + size && y < top + size)
        expect(inIcon).toEqual([])
      }
      expect(size).toBeGreaterThan(34)
    }
  })

  test('are readable', () => {
    for (const { cut, arcs: lines } of plans) {
      for (const { size } of lines) expect((size * cut) / 100).toBeGreaterThanOrEqual(6.5)
    }
  })
})

describe('reminders of a character without an image', () => {
  const reminderOf = (name: string, options: Partial<PrintOptions> = {}) => {
    const homebrew = aCast({ characters: [custom('owl', { team: 'demon', name, reminders: ['Dead'] })] })
    const token = listTokens(homebrew, { ...defaultPrintOptions, ...options }).find(
      ({ kind }) => kind === 'reminder'
    )
    if (!token) throw new Error('There is no reminder')
    return planToken(token, contextOf(options))
  }

  test('have its name above the monogram, readable and inside the ring', () => {
    for (const name of ['Owl', 'Night Watchman', 'The Very Last Bell Ringer of the Drowned City']) {
      const { arcs, cut, icon, search } = reminderOf(name)
      const [, owner] = arcs
      if (!owner) throw new Error('The name is missing')
      expect((owner.size * cut) / 100).toBeCloseTo(6.5)
      expect(owner.outer).toBeLessThan(45.2)
      expect(owner.span).toBeLessThanOrEqual(130)
      const points = pointsOf(owner.d)
      expect(Math.max(...points.map(([, y]) => y))).toBeLessThan(50)
      const { left, top, size } = icon.square
      const fromFrame = points.map(([x, y]) => Math.hypot(x - left - size / 2, y - top - size / 2) - size / 2)
      expect(Math.min(...fromFrame)).toBeGreaterThan(0.5)
      expect(search.text).toBe(`Dead · ${name}`)
    }
  })

  test('have no name on small tokens, nor for an empty name', () => {
    expect(reminderOf('Owl', { reminderSize: 18 }).arcs).toHaveLength(1)
    expect(reminderOf('').arcs).toHaveLength(1)
  })

  test('of an official character have its icon alone', () => {
    const token = listTokens(cast, defaultPrintOptions).find(({ kind }) => kind === 'reminder')
    expect(token && planToken(token, contextOf()).arcs).toHaveLength(1)
  })
})

const pointsOf = (d: string): [number, number][] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('the PDF of tokens', () => {
  test.each(papers)('has pages of exactly %s size, with the script’s name on each', async paper => {
    const { pages } = await print(cast, { paper, parts: ['tokens'] })
    const { width, height } = paperSizes[paper]
    expect(pages.length).toBeGreaterThan(1)
    for (const { page, text } of pages) {
      expect(page.view).toEqual([0, 0, width, height])
      expect(text).toContain('The Drowned Bell, by Mara Oakes')
    }
  })

  test('contains the text of every token, although it is drawn as outlines', async () => {
    const { text } = await print(cast, { parts: ['tokens'] })
    for (const token of listTokens(cast, defaultPrintOptions)) {
      expect(withoutWhitespace(text)).toContain(
        withoutWhitespace(token.kind === 'character' ? token.character.name : token.label)
      )
    }
  })

  test('comes after the other parts, and only when requested', async () => {
    const { pages } = await print(cast, { parts: ['tokens', 'sheet'] })
    expect(pages[0]?.text).toContain('Townsfolk')
    expect(pages.at(-1)?.text).toContain('this line is 5 cm long')
    expect((await print(cast, { parts: ['sheet', 'night'] })).text).not.toContain('5 cm')
  })
})

test('tokens have at least the chosen gap', () => {
  const smallest = (tokenGap: number) =>
    Math.min(
      ...tokenPages({ tokenGap }).flatMap(page =>
        page
          .map(discOf)
          .flatMap((disc, index, discs) =>
            discs
              .slice(index + 1)
              .map(other => Math.hypot(disc.x - other.x, disc.y - other.y) - disc.radius - other.radius)
          )
      )
    )
  expect(smallest(0)).toBeLessThan(3 * mm)
  expect(smallest(12)).toBeGreaterThanOrEqual(12 * mm - 1e-6)
})

test.each([
  ['corners', 4, 0],
  ['line', 0, 2],
  ['none', 0, 0]
] as const)('the marks are %s', async (tokenMarks, lines, arcs) => {
  const [page] = planSheetPages(aCast({ characters: ['chef'] }), contextOf({ tokenMarks }))
  if (!page) throw new Error('There is no page')
  const svg = decodeURIComponent(await pageSvg(page, contextOf({ tokenMarks }), kit))
  const path = svg.match(/<path d="(M[^"]*)"[^>]*stroke-width="0\.4"/)?.[1] ?? ''
  expect(path.match(/L/g) ?? []).toHaveLength(lines)
  expect(path.match(/a/g) ?? []).toHaveLength(arcs)
})

test('with the ink saver, tokens are white and have no bleed', async () => {
  for (const { token } of tokenPages({ inkSaver: true }).flat()) {
    expect(token.bleed).toBe(0)
    expect(widthOfToken(token)).toBe(token.cut)
  }
  const [page] = planSheetPages(cast, contextOf({ inkSaver: true }))
  if (!page) throw new Error('There is no page')
  const svg = decodeURIComponent(await pageSvg(page, contextOf({ inkSaver: true }), kit))
  expect(svg).toContain(tokenPapers.bare.edge)
  expect(svg).not.toContain(tokenPapers.printed.rim)
})
