import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readImageHeader } from '#images/image-header.ts'
import { makeGif } from './make-gif.ts'
import { makePng } from './make-png.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/images/${name}`))
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const describeHeader = (file: Uint8Array) => {
  const header = readImageHeader(file)
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

describe('the header of an image', () => {
  test.each([
    ['a PNG', makePng({ width: 3, height: 2 }), 'image/png 3x2'],
    ['a PNG of the largest size', makePng({ width: 4096, height: 1 }), 'image/png 4096x1'],
    ['a JPEG', fixture('small.jpg'), 'image/jpeg 64x48'],
    ['a progressive JPEG', jpeg(frame(640, 480, { marker: 0xc2 })), 'image/jpeg 640x480'],
    ['a CMYK JPEG', jpeg(frame(7, 5, { channels: 4 })), 'image/jpeg 7x5'],
    [
      'a JPEG with other segments before its frame',
      jpeg([0xff, 0xe1, 0, 5, 0xff, 0xc0, 9], [0xff], frame(7, 5)),
      'image/jpeg 7x5'
    ],
    ['a lossy WebP', fixture('lossy.webp'), 'image/webp 64x48'],
    ['a lossless WebP', fixture('lossless.webp'), 'image/webp 64x48'],
    ['an extended WebP', webp('VP8X', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), 'image/webp 800x600'],
    ['a GIF', makeGif({ width: 3, height: 2, colours: [0, 0, 0, 0, 0, 0] }), 'image/gif 3x2']
  ])('detects type and size of %s', (_, file, expected) => {
    expect(describeHeader(file)).toBe(expected)
  })

  test.each([
    ['nothing', new Uint8Array(0)],
    ['an HTML page', bytes('<!doctype html><html></html>')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG after a byte order mark', bytes('\xef\xbb\xbf<?xml version="1.0"?><svg/>')],
    ['a gzipped SVG', new Uint8Array([0x1f, 0x8b, 8, 0])],
    ['a PDF', bytes('%PDF-1.7')],
    ['a bitmap', bytes('BM............................')],
    ['a TIFF', bytes('II*\0........')],
    ['an icon', new Uint8Array([0, 0, 1, 0, 1, 0])],
    ['an AVIF', bytes('\0\0\0\x1cftypavif')],
    ['a WAVE sound, which is RIFF like WebP', bytes('RIFF....WAVEfmt ...............')],
    ['a program', bytes('MZ\x90\0')],
    ['a PNG with converted line breaks', bytes('\x89PNG\n\x1a\n........................')]
  ])('refuses %s', (_, file) => {
    expect(describeHeader(file)).toBe('picture_type')
  })

  test.each([
    ['a PNG of width 0', makePng({ width: 0, height: 2 })],
    ['a PNG whose first chunk is not the header', withBytes(makePng({ width: 3, height: 2 }), 12, 'tEXt')],
    ['a PNG with only its signature', makePng({ width: 3, height: 2 }).slice(0, 8)],
    ['a JPEG without a frame', jpeg()],
    ['a JPEG that ends in a segment', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1])],
    ['a JPEG of fill bytes only', new Uint8Array(5000).fill(0xff).with(1, 0xd8)],
    ['a JPEG with two frames', jpeg(frame(7, 5), frame(60_000, 60_000))],
    ['a JPEG with twelve bits per sample', jpeg(frame(7, 5, { precision: 12 }))],
    ['a JPEG with two channels', jpeg(frame(7, 5, { channels: 2 }))],
    ['a JPEG with its height after the frame', jpeg(frame(7, 0))],
    ['a JPEG with a segment of length 0', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 9, 9, 9, 9, 9, 9])],
    ['a WebP with an unknown chunk', webp('ALPH', [])],
    ['a WebP without its start code', webp('VP8 ', [0, 0, 0, 1, 2, 3, 9, 0, 9, 0])],
    ['a GIF without a frame', bytes('GIF89a\x01\0\x01\0\0\0\0;')],
    ['a GIF with a truncated extension', bytes('GIF89a\x01\0\x01\0\0\0\0!\xfe\x05abc')]
  ])('reports %s as broken', (_, file) => {
    expect(describeHeader(file)).toBe('picture_broken')
  })

  test.each([
    ['a PNG', makePng({ width: 1, height: 4097, rows: new Uint8Array(0) })],
    [
      'a PNG with sides of 2^32 - 1',
      makePng({ width: 0xffffffff, height: 0xffffffff, rows: new Uint8Array(0) })
    ],
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
      'a GIF with its frame at a large offset',
      makeGif({ width: 1, height: 1, colours: [0], screen: { width: 1, height: 1, left: 60_000, top: 0 } })
    ]
  ])('refuses %s that is too large, from the header alone', (_, file) => {
    expect(describeHeader(file)).toBe('picture_too_wide')
  })
})

function withBytes(file: Uint8Array, at: number, text: string) {
  const copy = file.slice()
  copy.set(Buffer.from(text, 'latin1'), at)
  return copy
}
