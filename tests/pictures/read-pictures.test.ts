import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readGif } from '#pictures/read-gif.ts'
import { readPng } from '#pictures/read-png.ts'
import { RowShrinker, shrinking } from '#pictures/shrink-rows.ts'
import { writePng } from '#pictures/write-png.ts'
import { makeGif } from './make-gif.ts'
import { makePng } from './make-png.ts'

/** The pixels of a PNG as text, a row a line: `rrggbbaa`. */
async function pixelsOf(png: Uint8Array<ArrayBuffer>) {
  const rows: string[] = []
  const isWhole = await readPng(png, row => rows.push(spelt(row)))
  return isWhole ? rows : 'broken'
}

const spelt = (row: Uint8Array) => (Buffer.from(row).toString('hex').match(/.{8}/g) ?? []).join(' ')

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
      'grey with one that is clear',
      { kind: 0, clear: [0, 100], pixel: (x: number) => [x * 100] },
      '000000ff 64646400'
    ],
    ['grey with opacity', { kind: 4, pixel: (x: number) => [9, x] }, '09090900 09090901'],
    ['colour', { kind: 2, pixel: (x: number) => [x, 2, 3] }, '000203ff 010203ff'],
    [
      'colour with one that is clear',
      { kind: 2, clear: [0, 1, 0, 2, 0, 3], pixel: (x: number) => [x, 2, 3] },
      '000203ff 01020300'
    ],
    ['colour with opacity', { kind: 6, pixel: (x: number) => [x, 2, 3, 4] }, '00020304 01020304'],
    [
      'colour of sixteen bits with opacity',
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
      'a palette that lacks a colour',
      { kind: 3, palette: [1, 2, 3], pixel: (x: number) => [x] },
      '010203ff 000000ff'
    ]
  ])('understands %s', async (_, made, row) => {
    expect(await pixelsOf(makePng({ width: 2, height: 1, ...made }))).toEqual([row])
  })

  test('takes off every filter', async () => {
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

  test('puts the passes of an interlaced one together', async () => {
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
    ['a filter that there is not', { rows: new Uint8Array([7, 1, 1, 1, 1, 1, 1, 1, 1]) }],
    ['a palette that is missing', { kind: 3, pixel: () => [0] }],
    ['a kind that there is not', { kind: 5 }],
    ['a depth that its kind has not', { kind: 2, depth: 4 }]
  ])('knows one with %s as broken', async (_, made) => {
    expect(await pixelsOf(makePng({ width: 2, height: 1, ...made }))).toBe('broken')
  })

  test('knows one as broken that cannot be unpacked', async () => {
    const png = makePng({ width: 2, height: 1 })
    expect(await pixelsOf(png.fill(0xaa, 43, 50))).toBe('broken')
    expect(await pixelsOf(png.slice(0, 40))).toBe('broken')
  })

  test('reads no further than its header says, however much is packed into it', async () => {
    const rows = new Uint8Array(64 * 1024 * 1024)
    const begin = performance.now()
    expect(deflateSync(rows).length).toBeLessThan(100_000)
    const packed = performance.now() - begin
    const png = makePng({ width: 1, height: 1, kind: 0, rows })
    const before = performance.now()
    expect(await pixelsOf(png)).toEqual(['000000ff'])
    expect(performance.now() - before).toBeLessThan(packed)
  })

  test('does not put a large interlaced one together', async () => {
    const png = makePng({ width: 4096, height: 4096, kind: 0, isInterlaced: true, rows: new Uint8Array(100) })
    expect(await pixelsOf(png)).toBe('broken')
  })
})

describe('reading a GIF', () => {
  const rowsOf = (gif: Uint8Array, width: number, height: number) => {
    const rows: string[] = []
    return readGif(gif, width, height, row => rows.push(spelt(row))) ? rows : 'broken'
  }
  const [red, green, blue, clear] = ['ff0000ff', '00ff00ff', '0000ffff', '00000000']

  test('understands its colours, and which is clear', () => {
    const gif = makeGif({ width: 3, height: 1, colours: [0, 1, 2], clear: 1 })
    expect(rowsOf(gif, 3, 1)).toEqual([`${red} ${clear} ${blue}`])
  })

  test('leaves its screen clear round a smaller picture', () => {
    const screen = { width: 3, height: 3, left: 1, top: 1 }
    expect(rowsOf(makeGif({ width: 1, height: 1, colours: [1], screen }), 3, 3)).toEqual([
      `${clear} ${clear} ${clear}`,
      `${clear} ${green} ${clear}`,
      `${clear} ${clear} ${clear}`
    ])
  })

  test('puts the rows of an interlaced one in their order', () => {
    const order = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    const colours = order.map(row => row % 3)
    const names = [red, green, blue]
    const gif = makeGif({ width: 1, height: 9, colours, isInterlaced: true })
    expect(rowsOf(gif, 1, 9)).toEqual(Array.from({ length: 9 }, (_, row) => names[row % 3]))
  })

  test('learns codes as it reads', () => {
    // Red eleven times: codes of one, two, three, four reds and one that ends the row.
    const gif = makeGif({ width: 11, height: 1, colours: [0] })
    const at = gif.length - 6
    const packed = [4, 0, 6, 7].reduce((bits, code, index) => bits | (code << (3 * index)), 0)
    const last = packed | (8 << 12) | (0 << 16) | (5 << 20)
    const learnt = new Uint8Array([
      ...gif.slice(0, at + 1),
      3,
      last & 255,
      (last >> 8) & 255,
      last >> 16,
      0,
      0x3b
    ])
    expect(rowsOf(learnt, 11, 1)).toEqual([Array.from({ length: 11 }, () => red).join(' ')])
  })

  test.each([
    ['ends early', (gif: Uint8Array) => gif.slice(0, -5)],
    ['names a code that means nothing yet', (gif: Uint8Array) => gif.fill(0xff, -4, -2)],
    ['has colours of nine bits', (gif: Uint8Array) => gif.with(-7, 9)],
    ['has no picture', (gif: Uint8Array) => gif.slice(0, 25)]
  ])('knows one as broken that %s', (_, harm) => {
    expect(rowsOf(harm(makeGif({ width: 3, height: 1, colours: [0, 1, 2] })), 3, 1)).toBe('broken')
  })
})

describe('shrinking a picture', () => {
  test('makes the mean of whole squares, colours by their opacity', () => {
    const shrinker = new RowShrinker(4, 2, 2)
    shrinker.take(new Uint8Array([255, 0, 0, 255, 0, 0, 0, 0, 10, 10, 10, 255, 20, 20, 20, 255]), 0)
    shrinker.take(new Uint8Array([255, 0, 0, 255, 0, 0, 0, 0, 30, 30, 30, 255, 40, 40, 40, 255]), 1)
    expect(shrinker.pixels).toEqual({
      width: 2,
      height: 1,
      rgba: new Uint8Array([255, 0, 0, 128, 25, 25, 25, 255])
    })
  })

  test('shares what is left over at the edges', () => {
    const shrinker = new RowShrinker(3, 3, 2)
    for (let y = 0; y < 3; y++) shrinker.take(new Uint8Array(12).fill(200), y)
    expect(shrinker.pixels).toMatchObject({ width: 2, height: 2, rgba: new Uint8Array(16).fill(200) })
  })

  test('keeps small pictures as they are, and others at least as large as they are needed', () => {
    expect([shrinking(100, 500, 'icon'), shrinking(511, 2, 'icon'), shrinking(512, 2, 'icon')]).toEqual([
      1, 1, 2
    ])
    expect([shrinking(4096, 4096, 'icon'), shrinking(4096, 4096, 'background')]).toEqual([16, 3])
  })
})

test('what is written as PNG is read again', async () => {
  const rgba = Uint8Array.from({ length: 4 * 35 }, (_, index) => (index * 37) % 256)
  const rows = await pixelsOf(await writePng({ rgba, width: 7, height: 5 }))
  expect([...rows].join(' ')).toBe(spelt(rgba))
  const opaque = rgba.map((byte, index) => (index % 4 === 3 ? 255 : byte))
  const png = await writePng({ rgba: opaque, width: 7, height: 5 })
  expect(png[25]).toBe(2)
  expect([...(await pixelsOf(png))].join(' ')).toBe(spelt(opaque))
})
