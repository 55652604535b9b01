import { expect, test } from 'vitest'
import type { PrintImage } from '#images/print-image.ts'
import { makePng } from '../../images/make-png.ts'
import { aCast, findOverlaps, layOutBoxes, print, svgOf } from '../print-helpers.ts'

const logo = 'https://pictures.example/logo.png'
const background = 'https://pictures.example/paper.png'

const image = (width: number, height: number): PrintImage => ({
  data: makePng({ width, height, pixel: () => [90, 60, 30, 255] }),
  type: 'image/png',
  width,
  height
})
const images = new Map([
  [logo, image(60, 20)],
  [background, image(30, 30)]
])
const script = { characters: ['empath', 'imp'], logo, background }

test('every page has the logo in its header, left of title and author', async () => {
  const pages = await layOutBoxes(aCast(script), { images })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const title = page.find(({ what }) => what.startsWith('The'))
    const mark = page.find(({ what, top }) => what === 'icon' && top < 40 && top > 0)
    expect(mark?.right).toBeLessThan(title?.left ?? 0)
    expect(findOverlaps(page.filter(({ top }) => top > 0))).toEqual([])
  }
})

test('a hidden title is only in the footer, and the logo is larger', async () => {
  const heightOfLogo = async (hideTitle: boolean) => {
    const [page = []] = await layOutBoxes(aCast({ ...script, hideTitle }), { images })
    const { top = 0, bottom = 0 } = page.find(each => each.what === 'icon' && each.top > 0) ?? {}
    return bottom - top
  }
  expect(await heightOfLogo(true)).toBeGreaterThan(await heightOfLogo(false))
  const { pages } = await print(aCast({ ...script, hideTitle: true }), { images })
  for (const { text } of pages) {
    expect(text.match(/The Drowned Bell/g)).toHaveLength(1)
    expect(text).toMatch(/^by Mara Oakes/)
  }
})

test('a hidden title is printed if the logo in its place can’t be loaded, on sheet and cover', async () => {
  const cast = aCast({ ...script, hideTitle: true })
  const { pages } = await print(cast, { parts: ['sheet', 'back'], back: 'cover' })
  for (const { text } of pages) expect(text).toContain('The Drowned Bell')
  expect(pages[0]?.text).toMatch(/^The Drowned Bell/)
})

test('a sheet with a hidden title, no author and no loaded logo has no overlaps', async () => {
  const [page = []] = await layOutBoxes(aCast({ ...script, author: '', hideTitle: true }))
  expect(findOverlaps(page)).toEqual([])
  expect(Math.min(...page.map(({ top }) => top))).toBeGreaterThanOrEqual(28)
})

test('only the character sheet has the faded background, and not in ink-saver prints', async () => {
  const hasVeil = (pages: readonly string[]) => pages.map(page => page.includes('rgba(255,255,255,0.8)'))
  expect(hasVeil(await svgOf(aCast(script), { images }))).toEqual([true, false])
  expect(hasVeil(await svgOf(aCast(script), { images, inkSaver: true }))).toEqual([false, false])
  const { pages } = await print(aCast(script), { images, parts: ['sheet'] })
  expect(pages).toHaveLength(1)
})
