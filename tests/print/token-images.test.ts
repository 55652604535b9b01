import { crc32 } from 'node:zlib'
import { Resvg } from '@resvg/resvg-wasm'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPlanContext } from '#print/page/plan-context.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { planTokenImages, type RenderPng, tokenImagesZip } from '#print/token-images.tsx'
import { type Custom, custom } from '../core/script-builders.ts'
import { readPixels } from '../functions/helpers/read-pixels.ts'
import { makePng } from '../images/make-png.ts'
import { aCast, englishTexts, kit } from './print-helpers.ts'
import { startResvg } from './rasterize.ts'

beforeAll(startResvg)

const renderPng: RenderPng = async (svg, value) =>
  new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng())

const contextOf = (options: Partial<PrintOptions> = {}) =>
  createPlanContext({ ...defaultPrintOptions, ...options }, { texts: englishTexts, language: 'en' }, kit)

const filesOf = (characters: (string | Custom)[]) =>
  planTokenImages(aCast({ characters }), contextOf()).map(({ file }) => file)

describe('the images of tokens', () => {
  test('are named after characters and labels, in order, one for each token', () => {
    expect(filesOf(['imp', 'innkeeper'])).toEqual([
      'characters/1-innkeeper.png',
      'characters/2-imp.png',
      'reminders/3-innkeeper-safe.png',
      'reminders/4-innkeeper-safe.png',
      'reminders/5-innkeeper-drunk.png',
      'reminders/6-imp-dead.png'
    ])
  })

  test('have file names that are valid on every system', () => {
    const files = filesOf([
      custom('a', { name: 'CON', reminders: ['?', '?', 'a/b\\c:d*e"f<g>h|i'] }),
      custom('b', { name: '../../etc', reminders: ['.'] }),
      custom('c', { name: 'con' }),
      custom('d', { name: '???' }),
      custom('e', { name: 'Şıkıdım Ağaç'.repeat(20) })
    ])
    expect(new Set(files.map(file => file.toLowerCase())).size).toBe(files.length)
    for (const file of files) expect(file).toMatch(/^(characters|reminders)\/\d+(-[a-z\d]+)*\.png$/)
    expect(Math.max(...files.map(file => file.length))).toBeLessThan(90)
  })

  test('have the size of the token with its bleed at 300 dpi', () => {
    const cast = aCast({ characters: ['imp'] })
    const pixels = (options: Partial<PrintOptions>) =>
      planTokenImages(cast, contextOf(options)).map(image => image.pixels)
    expect(pixels({})).toEqual([Math.round((48 / 25.4) * 300), Math.round((28 / 25.4) * 300)])
    expect(pixels({ tokenSize: 50.8, reminderSize: 25.4, tokenBleed: 0 })).toEqual([600, 300])
  })
})

describe('the zip of tokens', () => {
  const cast = aCast({ characters: ['monk', 'drunk'] })

  test('contains a PNG for each token, with its dpi and transparent corners', async () => {
    const progressCalls: [number, number][] = []
    const zip = await tokenImagesZip(
      cast,
      contextOf(),
      kit,
      renderPng,
      (...progress) => void progressCalls.push(progress)
    )
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(planTokenImages(cast, contextOf()).map(({ file }) => file))
    expect(progressCalls).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4]
    ])
    for (const [name, png] of Object.entries(files)) {
      const { width, height, pixels } = readPixels(png)
      const size = name.startsWith('characters') ? 567 : 331
      expect([width, height]).toEqual([size, size])
      expect(pixels[3]).toBe(0)
      expect(pixels[(width * Math.floor(height / 2) + 40) * 4 + 3]).toBe(255)
      const view = new DataView(png.buffer, png.byteOffset)
      expect(new TextDecoder().decode(png.slice(37, 41))).toBe('pHYs')
      expect([view.getUint32(41), view.getUint32(45), png[49]]).toEqual([11811, 11811, 1])
      expect(view.getUint32(50)).toBe(crc32(png.slice(37, 50)))
    }
  })

  test('contains a back of each kind, in the size of its tokens', async () => {
    const backsOf = async (options: Partial<PrintOptions>) => {
      const files = unzipSync(await tokenImagesZip(cast, contextOf(options), kit, renderPng))
      return Object.entries(files).filter(([name]) => name.startsWith('backs/'))
    }
    const backs = await backsOf({ tokenBacks: 'pattern' })
    expect(backs.map(([name, png]) => [name, readPixels(png).width])).toEqual([
      ['backs/characters.png', 567],
      ['backs/reminders.png', 331]
    ])
    expect(await backsOf({})).toEqual([])
  })

  test('shows a character’s custom image on its tokens', async () => {
    const address = 'https://pictures.example/red.png'
    const size = { width: 20, height: 20 }
    const data = makePng({ ...size, pixel: () => [200, 0, 0, 255] })
    const cast = aCast({ characters: [custom('bell', { image: [address], reminders: ['Rung'] })] })
    const images = new Map([[address, { data, type: 'image/png', ...size } as const]])
    const zip = await tokenImagesZip(cast, { ...contextOf(), images }, kit, renderPng)
    for (const png of Object.values(unzipSync(zip))) {
      const { width, pixels } = readPixels(png)
      const middle = (Math.floor(width * 0.45) * width + Math.floor(width / 2)) * 4
      expect([...pixels.slice(middle, middle + 4)]).toEqual([200, 0, 0, 255])
    }
  })

  test('is cancelled when the progress callback throws', async () => {
    const stop = () => {
      throw new Error('cancelled')
    }
    await expect(tokenImagesZip(cast, contextOf(), kit, renderPng, stop)).rejects.toThrow('cancelled')
  })
})
