import { expect, test } from 'vitest'
import type { Picture } from '#pictures/picture.ts'
import { makePng } from '../pictures/make-png.ts'
import { aCast, layOut, overlaps, print, svgOf } from './press.ts'

const logo = 'https://pictures.example/logo.png'
const background = 'https://pictures.example/paper.png'

const picture = (width: number, height: number): Picture => ({
  data: makePng({ width, height, pixel: () => [90, 60, 30, 255] }),
  type: 'image/png',
  width,
  height
})
const pictures = new Map([
  [logo, picture(60, 20)],
  [background, picture(30, 30)]
])
const script = { characters: ['empath', 'imp'], logo, background }

test('a logo stands at the head of every page, and title and author make room for it', async () => {
  const pages = await layOut(aCast(script), { pictures })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const title = page.find(({ what }) => what.startsWith('The'))
    const mark = page.find(({ what, top }) => what === 'icon' && top < 40 && top > 0)
    expect(mark?.right).toBeLessThan(title?.left ?? 0)
    expect(overlaps(page.filter(({ top }) => top > 0))).toEqual([])
  }
})

test('a hidden title stands in the footer alone, and the logo is larger', async () => {
  const heightOfLogo = async (hideTitle: boolean) => {
    const [page = []] = await layOut(aCast({ ...script, hideTitle }), { pictures })
    const { top = 0, bottom = 0 } = page.find(each => each.what === 'icon' && each.top > 0) ?? {}
    return bottom - top
  }
  expect(await heightOfLogo(true)).toBeGreaterThan(await heightOfLogo(false))
  const { pages } = await print(aCast({ ...script, hideTitle: true }), { pictures })
  for (const { text } of pages) {
    expect(text.match(/The Drowned Bell/g)).toHaveLength(1)
    expect(text).toMatch(/^by Mara Oakes/)
  }
})

test('a hidden title and no author, logo or picture to be had leave the sheet in order', async () => {
  const [page = []] = await layOut(aCast({ ...script, author: '', hideTitle: true }))
  expect(overlaps(page)).toEqual([])
  expect(Math.min(...page.map(({ top }) => top))).toBeGreaterThanOrEqual(28)
})

test('a background lies under the sheet alone, behind a veil, and not where ink is saved', async () => {
  const veiled = (pages: readonly string[]) => pages.map(page => page.includes('rgba(255,255,255,0.8)'))
  expect(veiled(await svgOf(aCast(script), { pictures }))).toEqual([true, false])
  expect(veiled(await svgOf(aCast(script), { pictures, inkSaver: true }))).toEqual([false, false])
  const { pages } = await print(aCast(script), { pictures, parts: ['sheet'] })
  expect(pages).toHaveLength(1)
})
