import { describe, expect, test } from 'vitest'
import type { Cast } from '#core/cast/cast.ts'
import { parseSvg } from '#print/pdf/parse-svg.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { sheetPageSvg } from '#print/sheet-page-svg.ts'
import { planSheet } from '#print/sheet-pages.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { pageSvg } from '#print/views/page-svg.tsx'
import { findBoxes } from '../../../tools/census-prints/boxes.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit } from '../print-helpers.ts'
import { readPdf, withoutWhitespace } from '../read-pdf.ts'
import { kitFor } from './letter-fonts.ts'

const chinese = [
  ['洗衣妇', '在你的首个夜晚，你会得知两名玩家和一个镇民角色：其中一人是该角色。'],
  ['图书管理员', '在你的首个夜晚，你会得知两名玩家和一个外来者角色。（或者得知没有外来者在场）'],
  ['共情者', '每个夜晚，你会得知与你邻近的两名存活的玩家中邪恶玩家的数量。'],
  ['投毒者', '每个夜晚，你要选择一名玩家：他在当晚和明天白天中毒。']
] as const
const hebrew = [
  ['חוקר', 'בלילה הראשון שלך, אתה לומד ש-1 מתוך 2 שחקנים הוא משרת מסוים.'],
  ['שיכור', 'אינך יודע שאתה השיכור. אתה חושב שאתה תושב העיר, אבל אינך.'],
  ['שדון', 'בכל לילה*, בחר שחקן: הוא מת.']
] as const

const castOf = (title: string, texts: readonly (readonly [string, string])[]): Cast =>
  aCast({
    title,
    author: '',
    characters: texts.map(([name, ability], index) =>
      custom(`c${index}`, {
        name,
        ability,
        firstNight: index + 1,
        firstNightReminder: ability,
        reminders: [name]
      })
    )
  })

async function planFor(cast: Cast, options: Partial<PrintOptions> = {}) {
  const completed = await kitFor(cast)
  const input = { texts: englishTexts, language: 'en' }
  const plan = planSheet(cast, { ...defaultPrintOptions, ...options }, input, completed)
  return { plan, kit: completed }
}

describe('a Chinese script', () => {
  const cast = castOf('暗流涌动：镇中命案', chinese)

  test('prints its letters, which can be searched and copied', async () => {
    const { plan, kit } = await planFor(cast, { parts: ['sheet', 'night', 'tokens', 'almanac'] })
    const { text } = await readPdf(await sheetPdf(plan, kit))
    const printed = withoutWhitespace(text)
    for (const [name, ability] of chinese) {
      expect(printed).toContain(name)
      expect(printed).toContain(ability)
    }
    expect(printed).toContain('暗流涌动：镇中命案')
    expect(printed).not.toMatch(/[□\u{f0000}-\u{10ffff}]/u)
  })

  test('breaks lines between ideographs and stays in its columns', async () => {
    const { plan, kit } = await planFor(cast, { parts: ['sheet'] })
    const [page] = plan.pages
    if (!page) throw new Error('There is no page')
    const boxes = findBoxes(parseSvg(await pageSvg(page, plan.context, kit)))
    const { width } = plan.context.paper
    expect(boxes.every(({ left, right }) => left >= 0 && right <= width)).toBe(true)
  })

  test('has bold labels on reminder tokens, as others have', async () => {
    const { plan } = await planFor(cast, { parts: ['tokens'] })
    const tokens = plan.pages.flatMap(({ plan: { content } }) =>
      content.kind === 'tokens' ? content.tokens.map(({ token }) => token) : []
    )
    const faces = tokens.filter(({ kind }) => kind === 'reminder').map(({ search }) => search?.face)
    expect(new Set(faces)).toEqual(new Set(['bold']))
  })

  test('is an image, too', async () => {
    const { plan, kit } = await planFor(cast, { parts: ['sheet'] })
    const image = await sheetPageSvg(plan, kit, { page: 1, scale: 1 })
    expect(image?.svg).toMatch(/<path/)
    expect(image?.svg).not.toMatch(/<text/)
  })
})

describe('a script from right to left', () => {
  const cast = castOf('כפר הצללים', hebrew)

  test('prints its letters in reading order', async () => {
    const { plan, kit } = await planFor(cast, { parts: ['sheet'] })
    const { text } = await readPdf(await sheetPdf(plan, kit))
    for (const [name] of hebrew) expect(text).toContain(name)
    expect(text).not.toContain('□')
  })

  test('is laid out from the right, but for tokens', async () => {
    const { plan, kit: completed } = await planFor(cast, { parts: ['sheet'] })
    const latin = planSheet(
      castOf('Plain', [['Imp', 'Each night, choose.']]),
      { ...defaultPrintOptions, parts: ['sheet'] },
      { texts: englishTexts, language: 'en' },
      kit
    )
    const firstIcon = async ({ pages, context }: typeof plan, used: typeof kit) => {
      const [page] = pages
      if (!page) throw new Error('There is no page')
      const images = parseSvg(await pageSvg(page, context, used)).children.filter(
        ({ name }) => name === 'image'
      )
      return Number(images[0]?.attributes.x) / Number(context.paper.width)
    }
    expect(await firstIcon(latin, kit)).toBeLessThan(1)
    expect(await firstIcon(plan, completed)).toBeGreaterThan(3)
  })

  test('has an author whose words are read from the right', async () => {
    const { plan } = await planFor({ ...cast, author: 'נעם' }, { parts: ['sheet'] })
    const [title, ...others] = plan.pages[0]?.plan.header?.texts.map(({ text }) => text.trim()) ?? []
    expect(title).not.toBe('by')
    expect(others).toContain('by')
    // Before it is mirrored, the line runs from left to right.
    expect(others.at(-1)).not.toBe('by')
  })

  test('is a booklet with its fold at the right of the cover', async () => {
    const { plan, kit } = await planFor(cast, {
      parts: ['back', 'sheet'],
      back: 'cover',
      imposition: 'booklet'
    })
    const { pages } = await readPdf(await sheetPdf(plan, kit))
    const [outside] = pages
    const [, , width = 0] = outside?.page.view ?? []
    const { items = [] } = (await outside?.page.getTextContent()) ?? {}
    const places = items.flatMap(item =>
      'str' in item && item.str.trim() ? [item.transform[4] / width] : []
    )
    expect(places.length).toBeGreaterThan(1)
    expect(Math.max(...places)).toBeLessThan(0.5)
  })
})

test('a title in two writing systems is in the heading face where that has its letters', async () => {
  const { plan, kit } = await planFor(castOf('Harbour 雪 Nights', chinese), { parts: ['sheet'] })
  const texts = plan.pages[0]?.plan.header?.texts ?? []
  expect(texts.map(({ text }) => (kit.faces.text.other?.isPrivate(text) ? '…' : text))).toEqual([
    'Harbour ',
    '…',
    'Nights'
  ])
  expect(texts.map(({ face }) => face)).toEqual(['plainHeading', 'plainHeading', 'plainHeading'])
  texts.slice(1).forEach(({ left }, index) => {
    const before = texts[index]
    expect(left).toBeCloseTo((before?.left ?? 0) + (before?.width ?? 0))
  })
})

test.each(['你被诅咒了，今晚不要睁开眼睛，也不要说话', 'คืนนี้คุณถูกวางยาพิษและอย่าลืมตา'])(
  'an info card breaks %s into lines in large type',
  async text => {
    const cast = castOf('Plain', [[text, text]])
    const { plan } = await planFor(cast, { parts: ['infoCards'], cardTexts: text })
    const sizes = plan.pages
      .slice(-1)
      .flatMap(({ plan: { content } }) => (content.kind === 'placed' ? content.items : []))
      .flatMap(item => (item.kind === 'line' ? [item.style.size] : []))
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(40)
  }
)
