import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeGif } from '#images/codecs/decode-gif.ts'
import { decodePng } from '#images/codecs/decode-png.ts'
import { encodePng } from '#images/codecs/encode-png.ts'
import { downscaleFactor, RowDownscaler } from '#images/downscale.ts'
import { makeGif } from '../make-gif.ts'
import { makePng } from '../make-png.ts'

/** The pixels of a PNG as `rrggbbaa`, a string for each row. */
async function pixelsOf(png: Uint8Array<ArrayBuffer>) {
  const rows: string[] = []
  const isWhole = await decodePng(png, row => rows.push(toHex(row)))
  return isWhole ? rows : 'broken'
}

const toHex = (row: Uint8Array) => (Buffer.from(row).toString('hex').match(/.{8}/g) ?? []).join(' ')

describe('reading a PNG', () => {
  test.each([
    ['grey', { kind: 0, pixel: (x: number) => [x * 100] }, '000000ff 646464ff'],
    ['grey of one bit', { kind: 0, depth: 1, rows: new Uint8Array([0, 0b01_000000]) }, '000000ff ffffffff'],
    ['grey of two bits', { kind: 0, depth: 2, rows: new Uint8Array([0, 0b0110_0000]) }, '555555ff aaaaaaff'],
    ['grey of four bits', { kind: 0, depth: 4, rows: new Uint8Array([0, 0x0f]) }, '000000ff ffffffff'],
    [
      'grey of sixteen bits',
      { kind: 0, depth: 16, rows: new Uint8Array([0, 0x12, 0x34, 0xff, 0xff]) },
      '121212ff ffffffff'
    ],
    [
      'grey with a transparent value',
      { kind: 0, clear: [0, 100], pixel: (x: number) => [x * 100] },
      '000000ff 64646400'
    ],
    ['grey with alpha', { kind: 4, pixel: (x: number) => [9, x] }, '09090900 09090901'],
    ['colour', { kind: 2, pixel: (x: number) => [x, 2, 3] }, '000203ff 010203ff'],
    [
      'colour with a transparent value',
      { kind: 2, clear: [0, 1, 0, 2, 0, 3], pixel: (x: number) => [x, 2, 3] },
      '000203ff 01020300'
    ],
    ['colour with alpha', { kind: 6, pixel: (x: number) => [x, 2, 3, 4] }, '00020304 01020304'],
    [
      'colour of sixteen bits with alpha',
      { kind: 6, depth: 16, rows: new Uint8Array([0, 1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6, 9, 7, 9, 8, 9]) },
      '01020304 05060708'
    ],
    [
      'a palette',
      { kind: 3, palette: [1, 2, 3, 4, 5, 6], clear: [7], pixel: (x: number) => [x] },
      '01020307 040506ff'
    ],
    [
      'a palette of one bit',
      { kind: 3, depth: 1, palette: [1, 2, 3, 4, 5, 6], rows: new Uint8Array([0, 0b10_000000]) },
      '040506ff 010203ff'
    ],
    [
      'a palette with a missing colour',
      { kind: 3, palette: [1, 2, 3], pixel: (x: number) => [x] },
      '010203ff 000000ff'
    ]
  ])('decodes %s', async (_, made, row) => {
    expect(await pixelsOf(makePng({ width: 2, height: 1, ...made }))).toEqual([row])
  })

  test('reverses every filter', async () => {
    const rows = new Uint8Array([
      ...[0, 10, 20, 30],
      ...[1, 10, 10, 10],
      ...[2, 1, 1, 1],
      ...[3, 10, 10, 10],
      ...[4, 5, 5, 5]
    ])
    const grey = (...values: number[]) =>
      values.map(v => `${v.toString(16).padStart(2, '0').repeat(3)}ff`).join(' ')
    expect(await pixelsOf(makePng({ width: 3, height: 5, kind: 0, rows }))).toEqual([
      grey(10, 20, 30),
      grey(10, 20, 30),
      grey(11, 21, 31),
      grey(15, 28, 39),
      grey(20, 33, 44)
    ])
  })

  test('combines the passes of an interlaced image', async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index)
    const passes = [
      [[0]],
      [[4]],
      [[20, 24]],
      [[2], [22]],
      [[10, 12, 14]],
      [
        [1, 3],
        [11, 13],
        [21, 23]
      ],
      [
        [5, 6, 7, 8, 9],
        [15, 16, 17, 18, 19]
      ]
    ]
    const rows = new Uint8Array(passes.flat().flatMap(row => [0, ...row]))
    const read = await pixelsOf(makePng({ width: 5, height: 5, kind: 0, isInterlaced: true, rows }))
    const values = [...read]
      .join(' ')
      .split(' ')
      .map(pixel => Number.parseInt(pixel.slice(0, 2), 16))
    expect(values).toEqual(numbers)
  })

  test.each([
    ['too few rows', { rows: new Uint8Array(5) }],
    ['an unknown filter', { rows: new Uint8Array([7, 1, 1, 1, 1, 1, 1, 1, 1]) }],
    ['a missing palette', { kind: 3, pixel: () => [0] }],
    ['an unknown colour type', { kind: 5 }],
    ['a bit depth that its colour type does not allow', { kind: 2, depth: 4 }]
  ])('reports %s as broken', async (_, made) => {
    expect(await pixelsOf(makePng({ width: 2, height: 1, ...made }))).toBe('broken')
  })

  test('reports corrupt and truncated data as broken', async () => {
    const png = makePng({ width: 2, height: 1 })
    expect(await pixelsOf(png.fill(0xaa, 43, 50))).toBe('broken')
    expect(await pixelsOf(png.slice(0, 40))).toBe('broken')
  })

  test('decompresses no more rows than the header announces', async () => {
    const rows = new Uint8Array(64 * 1024 * 1024)
    const begin = performance.now()
    expect(deflateSync(rows).length).toBeLessThan(100_000)
    const packTime = performance.now() - begin
    const png = makePng({ width: 1, height: 1, kind: 0, rows })
    const before = performance.now()
    expect(await pixelsOf(png)).toEqual(['000000ff'])
    expect(performance.now() - before).toBeLessThan(packTime)
  })

  test('refuses a large interlaced image', async () => {
    const png = makePng({ width: 4096, height: 4096, kind: 0, isInterlaced: true, rows: new Uint8Array(100) })
    expect(await pixelsOf(png)).toBe('broken')
  })
})

describe('reading a GIF', () => {
  const rowsOf = (gif: Uint8Array, width: number, height: number) => {
    const rows: string[] = []
    return decodeGif(gif, width, height, row => rows.push(toHex(row))) ? rows : 'broken'
  }
  const [red, green, blue, clear] = ['ff0000ff', '00ff00ff', '0000ffff', '00000000']

  test('decodes its colours and transparency', () => {
    const gif = makeGif({ width: 3, height: 1, colours: [0, 1, 2], clear: 1 })
    expect(rowsOf(gif, 3, 1)).toEqual([`${red} ${clear} ${blue}`])
  })

  test('leaves the screen transparent around a smaller frame', () => {
    const screen = { width: 3, height: 3, left: 1, top: 1 }
    expect(rowsOf(makeGif({ width: 1, height: 1, colours: [1], screen }), 3, 3)).toEqual([
      `${clear} ${clear} ${clear}`,
      `${clear} ${green} ${clear}`,
      `${clear} ${clear} ${clear}`
    ])
  })

  test('puts the rows of an interlaced image in order', () => {
    const order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    const colours = order.map(row => row % 3)
    const names = [red, green, blue]
    const gif = makeGif({ width: 1, height: 9, colours, isInterlaced: true })
    expect(rowsOf(gif, 1, 9)).toEqual(Array.from({ length: 9 }, (_, row) => names[row % 3]))
  })

  test('adds codes to the table while reading', () => {
    // Eleven red pixels: codes of one, two, three and four reds, then the last one.
    const gif = makeGif({ width: 11, height: 1, colours: [0] })
    const at = gif.length - 6
    const packTime = [4, 0, 6, 7].reduce((bits, code, index) => bits | (code << (3 * index)), 0)
    const last = packTime | (8 << 12) | (0 << 16) | (5 << 20)
    const patched = new Uint8Array([
      ...gif.slice(0, at + 1),
      3,
      last & 255,
      (last >> 8) & 255,
      last >> 16,
      0,
      0x3b
    ])
    expect(rowsOf(patched, 11, 1)).toEqual([Array.from({ length: 11 }, () => red).join(' ')])
  })

  test.each([
    ['ends early', (gif: Uint8Array) => gif.slice(0, -5)],
    ['has an undefined code', (gif: Uint8Array) => gif.fill(0xff, -4, -2)],
    ['has colour indexes of nine bits', (gif: Uint8Array) => gif.with(-7, 9)],
    ['has no frame', (gif: Uint8Array) => gif.slice(0, 25)]
  ])('reports an image as broken that %s', (_, corrupt) => {
    expect(rowsOf(corrupt(makeGif({ width: 3, height: 1, colours: [0, 1, 2] })), 3, 1)).toBe('broken')
  })
})

describe('downscaling an image', () => {
  test('averages squares of pixels, weighted by alpha', () => {
    const shrinker = new RowDownscaler(4, 2, 2)
    shrinker.addRow(new Uint8Array([255, 0, 0, 255, 0, 0, 0, 0, 10, 10, 10, 255, 20, 20, 20, 255]), 0)
    shrinker.addRow(new Uint8Array([255, 0, 0, 255, 0, 0, 0, 0, 30, 30, 30, 255, 40, 40, 40, 255]), 1)
    expect(shrinker.pixels).toEqual({
      width: 2,
      height: 1,
      rgba: new Uint8Array([255, 0, 0, 128, 25, 25, 25, 255])
    })
  })

  test('averages smaller squares at the edges', () => {
    const shrinker = new RowDownscaler(3, 3, 2)
    for (let y = 0; y < 3; y++) shrinker.addRow(new Uint8Array(12).fill(200), y)
    expect(shrinker.pixels).toMatchObject({ width: 2, height: 2, rgba: new Uint8Array(16).fill(200) })
  })

  test('keeps small images unchanged, and others at least as large as needed', () => {
    expect([
      downscaleFactor(100, 500, 'icon'),
      downscaleFactor(511, 2, 'icon'),
      downscaleFactor(512, 2, 'icon')
    ]).toEqual([1, 1, 2])
    expect([downscaleFactor(4096, 4096, 'icon'), downscaleFactor(4096, 4096, 'background')]).toEqual([16, 3])
  })
})

test('an encoded PNG decodes to the same pixels', async () => {
  const rgba = Uint8Array.from({ length: 4 * 35 }, (_, index) => (index * 37) % 256)
  const rows = await pixelsOf(await encodePng({ rgba, width: 7, height: 5 }))
  expect([...rows].join(' ')).toBe(toHex(rgba))
  const opaque = rgba.map((byte, index) => (index % 4 === 3 ? 255 : byte))
  const png = await encodePng({ rgba: opaque, width: 7, height: 5 })
  expect(png[25]).toBe(2)
  expect([...(await pixelsOf(png))].join(' ')).toBe(toHex(opaque))
})
