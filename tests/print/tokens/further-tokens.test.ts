import { describe, expect, test } from 'vitest'
import { qrCode } from '#graphics/qr-code.ts'
import { createPlanContext } from '#print/page/plan-context.ts'
import { findExcess, inBrowser } from '#print/print-limits.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planTokenImages } from '#print/token-images.tsx'
import { planFurtherTokens } from '#print/tokens/further-tokens.ts'
import { planTokenPages } from '#print/tokens/token-pages.ts'
import type { TokenPlan } from '#print/tokens/token-plan.ts'
import { lineWidth } from '#print/typeset/lines.ts'
import { custom } from '../../core/script-builders.ts'
import { aCast, englishTexts, kit, print, svgOf } from '../print-helpers.ts'
import { kitFor } from '../writing/letter-fonts.ts'

const link = 'https://belfry.example/scripts/4f7c/the-drowned-bell'
const logo = 'https://example.com/logo.png'
const characters = ['chef', 'imp']
const cast = aCast({ characters })

interface Input extends Partial<PrintOptions> {
  link?: string
  /** Width and height of the script's logo. */
  logoSize?: readonly [number, number]
}

function contextOf({ link, logoSize, ...options }: Input) {
  const [width = 0, height = 0] = logoSize ?? []
  const images = new Map([[logo, { type: 'image/png' as const, data: new Uint8Array(), width, height }]])
  const input = {
    texts: englishTexts,
    language: 'en',
    ...(link && { link }),
    ...(logoSize && { images })
  }
  return createPlanContext({ ...defaultPrintOptions, ...options }, input, kit)
}

const tokensOf = (input: Input, script = cast) =>
  planFurtherTokens(script, contextOf(input)).map(({ plan }) => plan)

const titleOf = (title: string, tokenSize = 45) => {
  const [token] = tokensOf({ titleToken: true, tokenSize }, aCast({ characters, title }))
  if (!token?.title) throw new Error('There is no title')
  return { token, title: token.title }
}

const textOf = ({ title }: TokenPlan) =>
  title?.lines.map(({ line }) => line.map(({ text }) => text).join('')).join(' ')

describe('the title on a token', () => {
  test.each([
    'Bell',
    'The Drowned Bell',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'A very long title of a script that goes on and on through the whole of the drowned city, bell by bell',
    'x'.repeat(150)
  ])('is within the ring, above the author, on tokens of every size: %s', title => {
    for (const tokenSize of [25, 45, 90]) {
      const { token, title: text } = titleOf(title, tokenSize)
      const middle = token.cut / 2
      const inner = Math.min(...token.arcs.map(arc => arc.inner))
      for (const { line, left, top } of text.lines) {
        const corners = [left, left + lineWidth(line)].flatMap(x =>
          [top, top + text.style.lead].map(y => [x, y])
        )
        for (const [x = 0, y = 0] of corners) {
          const distance = (Math.hypot(x - middle, y - middle) * 100) / token.cut
          expect(distance).toBeLessThan(y > middle ? Math.min(inner + 3, 43) : 43)
        }
      }
    }
  })

  test('breaks no word that fits, and is cut with an ellipsis when it is too long', () => {
    expect(textOf(titleOf('The Donaudampfschifffahrt Bell').token)).toBe('The Donaudampfschifffahrt Bell')
    expect(textOf(titleOf('Bell by bell '.repeat(40)).token)).toMatch(/…$/)
  })

  test('in Chinese breaks between any two letters, instead of becoming small', async () => {
    const script = aCast({ characters, title: '沉没的钟声与漫长的夜晚' })
    const options = { ...defaultPrintOptions, titleToken: true }
    const context = createPlanContext(options, { texts: englishTexts, language: 'en' }, await kitFor(script))
    const [named] = planFurtherTokens(script, context)
    expect(named?.plan.title?.lines).toHaveLength(3)
    expect(named?.plan.title?.style.size).toBeGreaterThan(12)
  })

  test('is that of an untitled script without one', () => {
    expect(textOf(titleOf('').token)).toBe('Untitled script')
  })

  test('is in the text of the PDF, with the author', async () => {
    const { text } = await print(cast, { parts: ['tokens'], tokenKinds: ['reminder'], titleToken: true })
    expect(text.replace(/\s+/g, ' ')).toContain('The Drowned Bell')
    expect(text).toContain('by Mara Oakes')
  })
})

describe('the logo on a token', () => {
  test('is above the title, or alone if the script hides it', () => {
    const [beside] = tokensOf({ titleToken: true, logoSize: [300, 100] }, aCast({ characters, logo }))
    expect(beside?.icon?.image).toMatchObject({ width: 300, height: 100 })
    expect(beside?.arcs.length).toBe(1)
    expect(beside?.title).toBeUndefined()
    const hidden = aCast({ characters, logo, hideTitle: true })
    const [alone] = tokensOf({ titleToken: true, logoSize: [300, 100] }, hidden)
    expect(alone?.arcs).toEqual([])
    expect(alone?.search?.text).toBe('The Drowned Bell')
    expect(alone?.icon?.square.size).toBeGreaterThan(beside?.icon?.square.size ?? 100)
  })

  test.each([
    [300, 100],
    [100, 100],
    [100, 400]
  ] as const)('of %d by %d pixels is inside the ring', (width, height) => {
    for (const hideTitle of [false, true]) {
      const [token] = tokensOf(
        { titleToken: true, logoSize: [width, height] },
        aCast({ characters, logo, hideTitle })
      )
      const { left = 0, top = 0, size = 0 } = token?.icon?.square ?? {}
      const scale = size / Math.max(width, height)
      const inner = Math.min(43, ...(token?.arcs.map(arc => arc.inner) ?? []))
      const [x, low] = [(width * scale) / 2, top + size / 2 + (height * scale) / 2 - 50]
      expect(left + size / 2).toBeCloseTo(50)
      expect(Math.hypot(x, low)).toBeLessThan(inner)
      expect(Math.hypot(x, 50 - top - size / 2 + (height * scale) / 2)).toBeLessThan(43)
    }
  })

  test('that could not be loaded leaves the title', () => {
    const [token] = tokensOf({ titleToken: true }, aCast({ characters, logo, hideTitle: true }))
    expect(token && textOf(token)).toBe('The Drowned Bell')
  })
})

test('a QR code is printed only for a public page, large enough to scan', () => {
  expect(tokensOf({ qrToken: true })).toEqual([])
  for (const tokenSize of [25, 45]) {
    const [token] = tokensOf({ qrToken: true, link, tokenSize })
    expect(token?.icon?.graphic).toEqual(qrCode(link))
    const module = ((token?.icon?.square.size ?? 0) * tokenSize) / 100 / (token?.icon?.graphic.box ?? 1)
    expect(module).toBeGreaterThan(0.33)
  }
})

test('blank tokens come with the tokens of their kind, without a text', () => {
  const options = { blankTokens: 3, blankReminders: 2 }
  const tokens = planTokenPages(cast, contextOf(options)).flatMap(({ content }) => content.tokens)
  expect(tokens.map(({ token: { kind, icon } }) => [kind, Boolean(icon)])).toEqual([
    ...Array(2).fill(['character', true]),
    ...Array(3).fill(['character', false]),
    ['reminder', true],
    ...Array(2).fill(['reminder', false])
  ])
  expect(tokens.filter(({ token }) => !token.icon && (token.arcs.length > 0 || token.search))).toEqual([])
})

test('images are named after them', () => {
  const options = { titleToken: true, qrToken: true, blankReminders: 1, tokenKinds: ['reminder'] as const }
  expect(planTokenImages(cast, contextOf({ ...options, link })).map(({ file }) => file)).toEqual([
    'reminders/1-imp-dead.png',
    'characters/2-the-drowned-bell.png',
    'characters/3-qr-code.png',
    'reminders/4-blank.png'
  ])
})

test('they count towards the limit of tokens', () => {
  const full = aCast({ characters: Array.from({ length: 39 }, (_, index) => custom(`c${index}`)) })
  const tokenCounts = Object.fromEntries(full.characters.map(({ id }) => [id, 20]))
  const excessOf = (blankTokens: number) =>
    findExcess([full], { ...defaultPrintOptions, parts: ['tokens'], tokenCounts, blankTokens }, inBrowser)
  expect(excessOf(20)).toBeUndefined()
  expect(excessOf(0)).toBeUndefined()
  expect(
    findExcess(
      [full],
      { ...defaultPrintOptions, parts: ['tokens'], tokenCounts, blankTokens: 20, titleToken: true },
      inBrowser
    )
  ).toMatchObject({ kind: 'tokens', count: 801, limit: 800 })
})

describe('the paper of character tokens', () => {
  const svg = async (options: Partial<PrintOptions>) =>
    (await svgOf(cast, { parts: ['tokens'], tokenKinds: ['character'], ...options })).join('')

  test('has the chosen colour, lightened for text', async () => {
    expect(await svg({ tokenColour: '#c8e6c9' })).toContain('#c8e6c9')
    expect(await svg({ tokenColour: '#004400' })).not.toContain('#004400')
  })

  test('has clouds and fibres of parchment, but not with the ink saver', async () => {
    const plain = await svg({})
    const parchment = await svg({ tokenTexture: 'parchment' })
    expect(parchment.length).toBeGreaterThan(plain.length + 4000)
    expect(await svg({ tokenTexture: 'parchment', tokenColour: '#c8e6c9', inkSaver: true })).toBe(
      await svg({ inkSaver: true })
    )
  })
})
