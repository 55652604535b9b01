import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readHeader } from '#pictures/picture-header.ts'
import { makeGif } from './make-gif.ts'
import { makePng } from './make-png.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/pictures/${name}`))
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const said = (file: Uint8Array) => {
  const header = readHeader(file)
  return header.ok ? `${header.value.type} ${header.value.width}x${header.value.height}` : header.code
}

const jpeg = (...segments: number[][]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, ...new Array(9).fill(1)])
const frame = (width: number, height: number, { marker = 0xc0, precision = 8, channels = 3 } = {}) => [
  ...[0xff, marker, 0, 8 + 3 * channels, precision],
  ...[height >> 8, height & 255, width >> 8, width & 255, channels],
  ...Array.from({ length: 3 * channels }, () => 1)
]
const webp = (chunk: string, content: number[]) =>
  new Uint8Array([...Buffer.from(`RIFF....WEBP${chunk}....`, 'latin1'), ...content, ...new Array(20).fill(0)])

describe('the header of a picture', () => {
  test.each([
    ['a PNG', makePng({ width: 3, height: 2 }), 'image/png 3x2'],
    ['a PNG as large as may be', makePng({ width: 4096, height: 1 }), 'image/png 4096x1'],
    ['a JPEG', fixture('small.jpg'), 'image/jpeg 64x48'],
    ['a progressive JPEG', jpeg(frame(640, 480, { marker: 0xc2 })), 'image/jpeg 640x480'],
    ['a JPEG of four inks', jpeg(frame(7, 5, { channels: 4 })), 'image/jpeg 7x5'],
    [
      'a JPEG with more before its frame',
      jpeg([0xff, 0xe1, 0, 5, 0xff, 0xc0, 9], [0xff], frame(7, 5)),
      'image/jpeg 7x5'
    ],
    ['a WebP with loss', fixture('lossy.webp'), 'image/webp 64x48'],
    ['a WebP without loss', fixture('lossless.webp'), 'image/webp 64x48'],
    ['a long WebP', webp('VP8X', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), 'image/webp 800x600'],
    ['a GIF', makeGif({ width: 3, height: 2, colours: [0, 0, 0, 0, 0, 0] }), 'image/gif 3x2']
  ])('says what %s is', (_, file, expected) => {
    expect(said(file)).toBe(expected)
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['a page', bytes('<!doctype html><html></html>')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG behind a mark', bytes('\xef\xbb\xbf<?xml version="1.0"?><svg/>')],
    ['packed SVG', new Uint8Array([0x1f, 0x8b, 8, 0])],
    ['a PDF', bytes('%PDF-1.7')],
    ['a bitmap', bytes('BM............................')],
    ['a TIFF', bytes('II*\0........')],
    ['an icon', new Uint8Array([0, 0, 1, 0, 1, 0])],
    ['an AVIF', bytes('\0\0\0\x1cftypavif')],
    ['a sound in the same wrapping as WebP', bytes('RIFF....WAVEfmt ...............')],
    ['a program', bytes('MZ\x90\0')],
    ['a PNG that a line’s end was changed of', bytes('\x89PNG\n\x1a\n........................')]
  ])('refuses %s', (_, file) => {
    expect(said(file)).toBe('picture_type')
  })

  test.each([
    ['a PNG of no width', makePng({ width: 0, height: 2 })],
    ['a PNG whose first part is another', withBytes(makePng({ width: 3, height: 2 }), 12, 'tEXt')],
    ['a PNG of its signature alone', makePng({ width: 3, height: 2 }).slice(0, 8)],
    ['a JPEG without a frame', jpeg()],
    ['a JPEG that ends in a segment', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1])],
    ['a JPEG of fill alone', new Uint8Array(5000).fill(0xff).with(1, 0xd8)],
    ['a JPEG of two frames', jpeg(frame(7, 5), frame(60_000, 60_000))],
    ['a JPEG of twelve bits', jpeg(frame(7, 5, { precision: 12 }))],
    ['a JPEG of two channels', jpeg(frame(7, 5, { channels: 2 }))],
    ['a JPEG whose height comes later', jpeg(frame(7, 0))],
    [
      'a JPEG whose segment says it has no length',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 9, 9, 9, 9, 9, 9])
    ],
    ['a WebP of no known chunk', webp('ALPH', [])],
    ['a WebP without its mark', webp('VP8 ', [0, 0, 0, 1, 2, 3, 9, 0, 9, 0])],
    ['a GIF without a picture', bytes('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a GIF of endless notes', bytes('GIF89a\x01\0\x01\0\0\0\0!\xfe\x05abc')]
  ])('calls %s broken', (_, file) => {
    expect(said(file)).toBe('picture_broken')
  })

  test.each([
    ['a PNG', makePng({ width: 1, height: 4097, rows: new Uint8Array(0) })],
    ['a PNG of four milliards', makePng({ width: 0xffffffff, height: 0xffffffff, rows: new Uint8Array(0) })],
    ['a JPEG', jpeg(frame(65_535, 65_535))],
    ['a WebP', webp('VP8X', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
    [
      'a GIF',
      makeGif({ width: 1, height: 1, colours: [0], screen: { width: 5000, height: 1, left: 0, top: 0 } })
    ],
    [
      'a GIF larger than its screen',
      makeGif({ width: 5000, height: 1, colours: [0], screen: { width: 1, height: 1, left: 0, top: 0 } })
    ],
    [
      'a GIF that is placed far out',
      makeGif({ width: 1, height: 1, colours: [0], screen: { width: 1, height: 1, left: 60_000, top: 0 } })
    ]
  ])('knows %s that is too large before anything is unpacked', (_, file) => {
    expect(said(file)).toBe('picture_too_wide')
  })
})

function withBytes(file: Uint8Array, at: number, text: string) {
  const copy = file.slice()
  copy.set(Buffer.from(text, 'latin1'), at)
  return copy
}
