import { describe, expect, test } from 'vitest'
import { parseImageHeader, readImageFileHeader } from '#features/image-editor/pixels/image-file-header.ts'
import { fitSize, imageFileLimits } from '#features/image-editor/pixels/image-file-limits.ts'
import { makePng } from '../../../images/make-png.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const describeHeader = (file: Uint8Array) => {
  const header = parseImageHeader(file)
  return header.ok ? `${header.value.type} ${header.value.width}x${header.value.height}` : header.code
}

/** A box of a HEIC or AVIF file with the sizes of an image. */
const sizeBox = (width: number, height: number) => {
  const box = Buffer.alloc(20)
  box.writeUInt32BE(20)
  box.write('ispe', 4)
  box.writeUInt32BE(width, 12)
  box.writeUInt32BE(height, 16)
  return box.toString('latin1')
}

test.each([
  ['a PNG', makePng({ width: 3, height: 2 }), 'image/png 3x2'],
  [
    'a HEIC with a preview',
    bytes(`\0\0\0\x18ftypheic....mif1${sizeBox(160, 120)}${sizeBox(4032, 3024)}`),
    'image/heif 4032x3024'
  ],
  ['an AVIF', bytes(`\0\0\0\x18ftypavif....${sizeBox(7, 5)}`), 'image/heif 7x5'],
  ['a HEIC that is cut off', bytes('\0\0\0\x18ftypheic....ispe'), 'image/heif 0x0'],
  ['a huge HEIC', bytes(`\0\0\0\x18ftypheic....${sizeBox(20_000, 20_000)}`), 'too_many_pixels'],
  ['a film', bytes('\0\0\0\x18ftypisom....mp42'), 'not_an_image'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'image/svg+xml 0x0'],
  [
    'an SVG with a declaration',
    bytes('\n<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"/>'),
    'image/svg+xml 0x0'
  ],
  ['an SVG with a prefix', bytes('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'image/svg+xml 0x0'],
  ['a web page with an SVG', bytes('<!doctype html><html><body><svg></svg></body></html>'), 'not_an_image'],
  ['a text', bytes('an image of a <svg'), 'not_an_image'],
  ['a PDF', bytes('%PDF-1.7'), 'not_an_image'],
  ['the start of a PNG', makePng({ width: 3, height: 2 }).subarray(0, 20), 'broken'],
  ['a PNG of a bomb', makePng({ width: 10_000, height: 10_000, rows: new Uint8Array(1) }), 'too_many_pixels'],
  [
    'a PNG of the largest size',
    makePng({ width: 10_000, height: 5000, rows: new Uint8Array(1) }),
    'image/png 10000x5000'
  ]
])('%s', (_, file, expected) => {
  expect(describeHeader(file)).toBe(expected)
})

describe('a file', () => {
  const codeOf = async (blob: Blob) => {
    const header = await readImageFileHeader(blob)
    return header.ok ? header.value.type : header.code
  }

  test('is refused when it is empty or has too many bytes, whatever it is', async () => {
    expect(await codeOf(new Blob([]))).toBe('empty')
    expect(await codeOf(new Blob([new Uint8Array(imageFileLimits.bytes + 1)]))).toBe('too_large')
  })

  test('is refused when its SVG is very long', async () => {
    expect(await codeOf(new Blob(['<svg>', ' '.repeat(imageFileLimits.svgBytes)]))).toBe('svg_too_large')
    expect(await codeOf(new Blob(['<svg>', ' '.repeat(1000)]))).toBe('image/svg+xml')
  })

  test('is read further when its size comes after a megabyte of other data', async () => {
    const segment = new Uint8Array(65_535)
    segment.set([0xff, 0xe2, 0xff, 0xfd])
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 5, 0, 7, 1, 1, 0x11, 0, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    const file = new Blob([
      new Uint8Array([0xff, 0xd8]),
      ...Array.from({ length: 20 }, () => segment),
      new Uint8Array(frame)
    ])
    expect(await codeOf(file)).toBe('image/jpeg')
  })

  test('that can’t be opened is broken', async () => {
    const blob = new Blob(['x'])
    blob.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never
    expect(await codeOf(blob)).toBe('broken')
  })
})

test.each([
  [4000, 3000, { width: 1200, height: 900 }],
  [3000, 4000, { width: 900, height: 1200 }],
  [1200, 1, { width: 1200, height: 1 }],
  [1, 50_000, { width: 1, height: 1200 }],
  [10, 20, { width: 10, height: 20 }]
])('an image of %i x %i fits without being enlarged', (width, height, expected) => {
  expect(fitSize(width, height)).toEqual(expected)
})
