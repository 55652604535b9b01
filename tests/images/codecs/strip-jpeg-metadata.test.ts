import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stripJpegMetadata } from '#images/codecs/strip-jpeg-metadata.ts'
import { readImageHeader } from '#images/image-header.ts'

const photo = new Uint8Array(readFileSync('tests/fixtures/images/small.jpg'))

/** A segment of a JPEG: marker, length, text. */
const segment = (marker: number, words: string) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (words.length + 2) >> 8, (words.length + 2) & 255]),
    Buffer.from(words)
  ])

const withSegments = (...segments: Buffer[]) =>
  new Uint8Array(Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2)]))

const latin = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString('latin1')

test('removes metadata and comments from a JPEG', () => {
  const tagged = withSegments(
    segment(0xe1, 'Exif: 48.85 N'),
    segment(0xed, 'Copyright Mara'),
    segment(0xfe, 'for Idris')
  )
  const stripped = stripJpegMetadata(tagged)
  for (const word of ['Exif', 'Mara', 'Idris']) {
    expect(latin(tagged)).toContain(word)
    expect(latin(stripped)).not.toContain(word)
  }
  expect(stripped).toEqual(stripJpegMetadata(photo))
  expect(readImageHeader(stripped ?? new Uint8Array())).toEqual(readImageHeader(photo))
})

test('keeps the segment with the colour transform', () => {
  expect(latin(stripJpegMetadata(withSegments(segment(0xee, 'Adobe'))))).toContain('Adobe')
})

test('returns undefined for a JPEG that ends before its pixels', () => {
  expect(stripJpegMetadata(photo.slice(0, 40))).toBeUndefined()
})
