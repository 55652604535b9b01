import { describe, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { type LoadPicture, loadPictures, withinPixels } from '#pictures/load-pictures.ts'
import { pictureLimits } from '#pictures/picture-limits.ts'
import { wantedPictures } from '#pictures/wanted-pictures.ts'
import { custom } from '../core/build.ts'
import { aCast } from '../print/press.ts'
import { makePng } from './make-png.ts'

const picture = { data: makePng({ width: 1, height: 1 }), type: 'image/png', width: 1, height: 1 } as const
const wanted = (address: string) => ({ address, use: 'icon' as const, name: `Name of ${address}` })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => wanted(`https://a.example/${index}`))

describe('the pictures of a script', () => {
  test('are its logo, its background and what its characters show, each once', () => {
    const cast = aCast({
      logo: 'https://a.example/logo.png',
      background: 'https://a.example/paper.jpg',
      characters: [
        'imp',
        custom('one', { name: 'One', image: ['https://a.example/1.png', 'https://a.example/evil.png'] }),
        custom('two', { name: 'Two', image: ['https://a.example/1.png'] }),
        custom('three', { name: 'Three' })
      ]
    })
    expect(wantedPictures(cast)).toEqual([
      { address: 'https://a.example/logo.png', use: 'logo', name: '' },
      { address: 'https://a.example/paper.jpg', use: 'background', name: '' },
      { address: 'https://a.example/1.png', use: 'icon', name: 'One' }
    ])
  })

  test('come with a warning for each that could not be had', async () => {
    const load: LoadPicture = async ({ address }) =>
      address.endsWith('1') ? refuse('picture_type') : ok(picture)
    const { pictures, warnings } = await loadPictures(many(3), load)
    expect([...pictures.keys()]).toEqual(['https://a.example/0', 'https://a.example/2'])
    expect(warnings).toEqual([{ ...wanted('https://a.example/1'), code: 'picture_type' }])
  })

  test('are left out with a warning where they have more pixels than whoever paints them has room for', async () => {
    const load: LoadPicture = async ({ address }) =>
      ok({ ...picture, width: 2000, height: address.endsWith('1') ? 2001 : 2000 })
    const { pictures, warnings } = await loadPictures(many(2), withinPixels(load, 4_000_000))
    expect([...pictures.keys()]).toEqual(['https://a.example/0'])
    expect(warnings).toEqual([{ ...wanted('https://a.example/1'), code: 'picture_too_wide' }])
  })

  test('are loaded a few at a time, and no more than a sheet may ask for', async () => {
    let [running, most, calls] = [0, 0, 0]
    const load: LoadPicture = async () => {
      running++
      calls++
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 1))
      running--
      return ok(picture)
    }
    const { pictures, warnings } = await loadPictures(many(pictureLimits.sheet.pictures + 2), load)
    expect([most, calls]).toEqual([pictureLimits.sheet.atOnce, pictureLimits.sheet.pictures])
    expect(pictures.size).toBe(pictureLimits.sheet.pictures)
    expect(warnings.map(({ code }) => code)).toEqual(['picture_too_many', 'picture_too_many'])
  })

  test('keep nobody waiting: what is slow is left out', { timeout: 20_000 }, async () => {
    const load: LoadPicture = (_, signal) =>
      new Promise(resolve => signal.addEventListener('abort', () => resolve(refuse('picture_slow'))))
    const begin = performance.now()
    const { warnings } = await loadPictures(many(50), load)
    expect(performance.now() - begin).toBeLessThan(pictureLimits.sheet.milliseconds + 2000)
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['picture_slow']))
  })
})
