import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { imageLimits } from '#images/image-limits.ts'
import { type LoadImage, limitPixels, loadImages, neededImages } from '#images/script-images.ts'
import { custom } from '../core/script-builders.ts'
import { aCast } from '../print/print-helpers.ts'
import { makePng } from './make-png.ts'

const image = { data: makePng({ width: 1, height: 1 }), type: 'image/png', width: 1, height: 1 } as const
const imageAt = (address: string) => ({ address, use: 'icon' as const, name: `Name of ${address}` })
const imagesUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => imageAt(`https://a.example/${index}`))

describe('the images of a script', () => {
  test('are its logo, its background and its characters’ images, each once', () => {
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
    expect(neededImages(cast)).toEqual([
      { address: 'https://a.example/logo.png', use: 'logo', name: '' },
      { address: 'https://a.example/paper.jpg', use: 'background', name: '' },
      { address: 'https://a.example/1.png', use: 'icon', name: 'One' }
    ])
  })

  test('come with a warning for each failure', async () => {
    const load: LoadImage = async ({ address }) =>
      address.endsWith('1') ? refuse('picture_type') : ok(image)
    const { images, warnings } = await loadImages(imagesUpTo(3), load)
    expect([...images.keys()]).toEqual(['https://a.example/0', 'https://a.example/2'])
    expect(warnings).toEqual([{ ...imageAt('https://a.example/1'), code: 'picture_type' }])
  })

  test('are left out with a warning when they exceed the pixel limit', async () => {
    const load: LoadImage = async ({ address }) =>
      ok({ ...image, width: 2000, height: address.endsWith('1') ? 2001 : 2000 })
    const { images, warnings } = await loadImages(imagesUpTo(2), limitPixels(load, 4_000_000))
    expect([...images.keys()]).toEqual(['https://a.example/0'])
    expect(warnings).toEqual([{ ...imageAt('https://a.example/1'), code: 'picture_too_wide' }])
  })

  test('are loaded a few at a time, up to the limit of a sheet', async () => {
    let [running, most, calls] = [0, 0, 0]
    const load: LoadImage = async () => {
      running++
      calls++
      most = Math.max(most, running)
      await new Promise(resolve => setTimeout(resolve, 1))
      running--
      return ok(image)
    }
    const { images, warnings } = await loadImages(imagesUpTo(imageLimits.sheet.images + 2), load)
    expect([most, calls]).toEqual([imageLimits.sheet.concurrency, imageLimits.sheet.images])
    expect(images.size).toBe(imageLimits.sheet.images)
    expect(warnings.map(({ code }) => code)).toEqual(['picture_too_many', 'picture_too_many'])
  })

  test('are left out when the time is over: those that load, and those that wait', async () => {
    const timeLimit = new AbortController()
    const started: string[] = []
    const load: LoadImage = ({ address }, signal) => {
      started.push(address)
      if (started.length === 1) return Promise.resolve(ok(image))
      if (started.length > imageLimits.sheet.concurrency) timeLimit.abort()
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LoadImage>>>()
      signal.addEventListener('abort', () => resolve(refuse('picture_slow')))
      if (signal.aborted) resolve(refuse('picture_slow'))
      return promise
    }
    const { images, warnings } = await loadImages(imagesUpTo(50), load, undefined, timeLimit.signal)
    expect([...images.keys()]).toEqual(['https://a.example/0'])
    expect(warnings.map(({ code }) => code)).toEqual(Array(49).fill('picture_slow'))
    expect(started).toHaveLength(imageLimits.sheet.concurrency + 1)
  })

  test('may take eight seconds', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => limits.mockRestore())
    await loadImages(imagesUpTo(7), async () => ok(image))
    expect(limits.mock.calls).toEqual([[8000]])
  })
})
