import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareJpeg } from '#pictures/bare-jpeg.ts'
import { readHeader } from '#pictures/picture-header.ts'

const photo = new Uint8Array(readFileSync('tests/fixtures/pictures/small.jpg'))

/** A segment of a JPEG: its mark, its length, its words. */
const segment = (marker: number, words: string) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (words.length + 2) >> 8, (words.length + 2) & 255]),
    Buffer.from(words)
  ])

const telling = (...segments: Buffer[]) =>
  new Uint8Array(Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2)]))

const latin = (bytes: Uint8Array = new Uint8Array()) => Buffer.from(bytes).toString('latin1')

test('a JPEG tells of its pixels alone', () => {
  const told = telling(
    segment(0xe1, 'Exif: 48.85 N'),
    segment(0xed, 'Copyright Mara'),
    segment(0xfe, 'for Idris')
  )
  const bare = bareJpeg(told)
  for (const word of ['Exif', 'Mara', 'Idris']) {
    expect(latin(told)).toContain(word)
    expect(latin(bare)).not.toContain(word)
  }
  expect(bare).toEqual(bareJpeg(photo))
  expect(readHeader(bare ?? new Uint8Array())).toEqual(readHeader(photo))
})

test('how its colours are mixed is kept', () => {
  expect(latin(bareJpeg(telling(segment(0xee, 'Adobe'))))).toContain('Adobe')
})

test('one that ends before its pixels is none', () => {
  expect(bareJpeg(photo.slice(0, 40))).toBeUndefined()
})
