import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import { fetchJobImages } from '#features/export/worker/job-images.ts'
import type { PrintJob } from '#features/export/worker/print-protocol.ts'
import { loadTokenBackground } from '#features/export/worker/token-background.ts'
import { readImageHeader } from '#images/image-header.ts'
import { defaultPrintOptions, type PrintOptions } from '#print/print-options.ts'
import { storeDeviceImage } from '#stores/device-images/device-images.ts'
import { aScript, texts } from '../../../core/script-builders.ts'

/** An image with a red middle square between blue sides, stored on this device. */
async function storeImage(width: number, height: number, type = 'image/png') {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const square = Math.min(width, height)
  context.fillStyle = '#00f'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f00'
  context.fillRect((width - square) / 2, (height - square) / 2, square, square)
  const stored = await storeDeviceImage(await canvas.convertToBlob({ type }))
  if (!stored.ok) throw new Error(stored.code)
  return stored.value
}

const optionsOf = (options: Partial<PrintOptions> = {}): PrintOptions => ({
  ...defaultPrintOptions,
  parts: ['tokens'],
  ...options
})

const jobOf = (address: string): PrintJob => ({
  cast: buildCast(aScript({ characters: ['imp'] }), catalogue, texts()),
  options: optionsOf(),
  tokenBackground: { address, veil: 'light' },
  language: 'en',
  day: '2026-11-29'
})

const gone = `${location.origin}/images/device/${'0'.repeat(32)}.png`

test.each([
  ['wide', 1600, 800, 'image/png'],
  ['high', 700, 1400, 'image/jpeg'],
  ['square', 900, 900, 'image/webp']
])(
  'a %s image is cut to its middle square, and is as large as the tokens need',
  async (_, width, height, type) => {
    const loaded = await loadTokenBackground(await storeImage(width, height, type), optionsOf())
    // 45 mm and twice the bleed of 1.5 mm, at 300 dots to the inch.
    expect(loaded?.image).toMatchObject({ type: 'image/jpeg', width: 567, height: 567 })
    expect(readImageHeader(loaded?.image.data ?? new Uint8Array())).toMatchObject({
      value: { type: 'image/jpeg', width: 567, height: 567 }
    })
    for (const [red = 0, , blue = 255] of loaded?.shades ?? []) {
      expect(red).toBeGreaterThan(240)
      expect(blue).toBeLessThan(20)
    }
  }
)

test('a small image isn’t enlarged, and the largest tokens bound a large one', async () => {
  const small = await loadTokenBackground(await storeImage(120, 100), optionsOf())
  expect(small?.image.width).toBe(100)
  const largest = optionsOf({ tokenSize: 90, tokenBleed: 4 })
  const large = await loadTokenBackground(await storeImage(2000, 2000), largest)
  expect(large?.image.width).toBe(1158)
})

test('clear parts become white', async () => {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  const stored = await storeDeviceImage(await canvas.convertToBlob())
  const loaded = await loadTokenBackground(stored.ok ? stored.value : '', optionsOf())
  for (const shade of loaded?.shades ?? []) expect(shade).toEqual([255, 255, 255])
})

test('a print has the image beside those of its script, under a veil', async () => {
  const { images, tokenBackground, warnings } = await fetchJobImages(jobOf(await storeImage(300, 300)))
  expect(warnings).toEqual([])
  expect(images.get(tokenBackground?.address ?? '')?.width).toBe(300)
  expect(tokenBackground?.veil).toBeGreaterThan(0.5)
})

test('an image that this browser no longer has is reported, and found once it is back', async () => {
  const { images, tokenBackground, warnings } = await fetchJobImages(jobOf(gone))
  expect(warnings).toEqual([{ use: 'token' }])
  expect(images.size).toBe(0)
  expect(tokenBackground).toBeUndefined()
})
