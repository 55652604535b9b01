import { beforeEach, expect, test, vi } from 'vitest'
import { loadImage } from '#api/load-image.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import {
  areImagesCached,
  cachedImages,
  fetchImages,
  forgetFailedImages
} from '#features/export/worker/image-cache.ts'
import { aScript, custom, texts } from '../../../core/script-builders.ts'

vi.mock('#api/load-image.ts', () => ({ loadImage: vi.fn() }))

const image = { data: new Uint8Array([1]), type: 'image/png', width: 1, height: 1 } as const
let count = 0

/** A script with one image whose address no other test has. */
function aCast() {
  count += 1
  const owl = custom('owl', { image: [`https://example.org/${count}.png`] })
  return buildCast(aScript({ characters: [owl] }), catalogue, texts())
}

beforeEach(() => vi.mocked(loadImage).mockReset())

test('an image is loaded once', async () => {
  vi.mocked(loadImage).mockResolvedValue({ ok: true, value: image })
  const cast = aCast()
  expect(areImagesCached(cast)).toBe(false)
  expect((await fetchImages(cast)).images.size).toBe(1)
  expect(areImagesCached(cast)).toBe(true)
  expect((await fetchImages(cast)).images.size).toBe(1)
  expect((await cachedImages(cast)).images.size).toBe(1)
  expect(loadImage).toHaveBeenCalledOnce()
})

test('an image that is not loaded yet counts as unreachable, without a request', async () => {
  const { images, warnings } = await cachedImages(aCast())
  expect(images.size).toBe(0)
  expect(warnings).toMatchObject([{ code: 'picture_unreachable', name: 'owl' }])
  expect(loadImage).not.toHaveBeenCalled()
})

test('a failed image is requested again only after it was forgotten', async () => {
  vi.mocked(loadImage).mockResolvedValue({ ok: false, code: 'picture_slow' })
  const cast = aCast()
  expect((await fetchImages(cast)).warnings).toMatchObject([{ code: 'picture_slow' }])
  await fetchImages(cast)
  expect(loadImage).toHaveBeenCalledOnce()
  forgetFailedImages()
  expect(areImagesCached(cast)).toBe(false)
  vi.mocked(loadImage).mockResolvedValue({ ok: true, value: image })
  expect((await fetchImages(cast)).warnings).toEqual([])
})

test('loaded images stay when failed ones are forgotten', async () => {
  vi.mocked(loadImage).mockResolvedValue({ ok: true, value: image })
  const cast = aCast()
  await fetchImages(cast)
  forgetFailedImages()
  expect(areImagesCached(cast)).toBe(true)
})
