import { afterEach, describe, expect, test } from 'vitest'
import type { UploadRefusal } from '#api/upload-image.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import {
  formatPercent,
  imageFacts,
  uploadLimitsText,
  uploadRefusalText
} from '#features/my-work/images/image-text.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'

const anImage = (change: Partial<SavedImage> = {}): SavedImage => ({
  id: 'moor',
  name: 'A moor',
  type: 'image/png',
  bytes: 34_400,
  width: 512,
  height: 256,
  madeAt: 0,
  address: '/images/u/moor',
  hasDrawing: false,
  usedIn: [],
  ...change
})

afterEach(() => overwriteGetLocale(() => 'en'))

describe('the facts of an image', () => {
  test('are its type, its sides and its size', () => {
    expect(imageFacts(anImage())).toBe('PNG · 512 × 256 · 34 kB')
    expect(imageFacts(anImage({ type: 'image/jpeg' }))).toMatch(/^JPEG · /)
  })

  test.each([
    [1, '1 kB'],
    [999, '1 kB'],
    [1_600, '2 kB'],
    [999_000, '999 kB'],
    [1_000_000, '1 MB'],
    [2_340_000, '2.3 MB']
  ])('say that %i bytes are %s', (bytes, size) => {
    expect(imageFacts(anImage({ bytes }))).toMatch(new RegExp(`· ${size}$`))
  })

  test('have numbers in the language of the page', () => {
    overwriteGetLocale(() => 'de')
    expect(imageFacts(anImage({ bytes: 2_340_000 }))).toBe('PNG · 512 × 256 · 2,3 MB')
    expect(formatPercent(0.5)).toMatch(/^50\s%$/)
  })
})

test('a share is shown as a percentage without decimals', () => {
  expect([0, 0.126, 1].map(formatPercent)).toEqual(['0%', '13%', '100%'])
})

test('the limits of uploads are named', () => {
  expect(uploadLimitsText()).toMatch(/5 MB.*4096 pixels/)
})

test.each<[UploadRefusal, RegExp]>([
  ['image_too_large', /Larger than 5 MB/],
  ['image_type', /isn’t a PNG, JPEG or WebP/],
  ['image_too_wide', /More than 4096 pixels/],
  ['image_broken', /damaged/],
  ['images_full', /1000 images and 500 MB/],
  ['unreachable', /server can’t be reached/],
  ['signed_out', /signed out/],
  ['session_expired', /signed out/],
  ['server_failed', /our side/],
  ['image_missing', /our side/]
])('the refusal %s is explained', (code, text) => {
  expect(uploadRefusalText(code)).toMatch(text)
})
