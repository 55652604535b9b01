import { writeOutline } from './outline-bytes.ts'
import type { PlacedGlyph } from './private-letters.ts'

/** A font of 1000 units. */
export interface FontParts {
  /** The PostScript name. */
  name: string
  ascent: number
  descent: number
  /** Glyphs by code point, in the order of their numbers, from 1. */
  glyphs: ReadonlyMap<number, PlacedGlyph>
}

/**
 * Builds a TrueType font with one glyph for each code point: https://learn.microsoft.com/typography/opentype/spec/otff. It has the
 * tables that a PDF and the layout engine read, and no rules: its letters are shaped already.
 */
export function buildFont({ name, ascent, descent, glyphs }: FontParts): Uint8Array<ArrayBuffer> {
  const letters = [...glyphs].map(([codePoint, { outline, advance }], index) => ({
    codePoint,
    id: index + 1,
    advance: Math.max(0, Math.round(advance)),
    outline: writeOutline(outline)
  }))
  const outlines = [writeOutline([]), ...letters.map(({ outline }) => outline)]
  const advances = [500, ...letters.map(({ advance }) => advance)]
  const box = {
    minX: least(outlines.map(({ minX }) => minX)),
    minY: least(outlines.map(({ minY }) => minY)),
    maxX: -least(outlines.map(({ maxX }) => -maxX)),
    maxY: -least(outlines.map(({ maxY }) => -maxY))
  }
  const most = (values: readonly number[]) => -least(values.map(value => -value))
  const codePoints = letters.map(({ codePoint }) => codePoint)
  const tables: Record<string, Writer> = {
    'OS/2': writer()
      .u16(4, most(advances), 400, 5, 0)
      .zeros(52)
      .u16(0)
      .u16(Math.min(0xffff, least(codePoints)), 0xffff, ascent, descent, 0, ascent, -descent)
      .zeros(8)
      .u16(0, ascent, 0, 32, 1),
    cmap: writeCmap(letters),
    glyf: outlines.reduce((table, { bytes }) => table.bytes(bytes), writer()),
    head: writer()
      .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
      .u16(0, 1000)
      .zeros(16)
      .u16(box.minX, box.minY, box.maxX, box.maxY, 0, 8, 2, 1, 0),
    hhea: writer()
      .u32(0x10000)
      .u16(ascent, descent, 0, most(advances), box.minX, 0, box.maxX, 1)
      .zeros(14)
      .u16(advances.length),
    hmtx: advances.reduce(
      (table, advance, index) => table.u16(advance, outlines[index]?.minX ?? 0),
      writer()
    ),
    loca: writeLoca(outlines.map(({ bytes }) => bytes.length)),
    maxp: writer()
      .u32(0x10000)
      .u16(
        advances.length,
        most(outlines.map(({ points }) => points)),
        most(outlines.map(({ contours }) => contours))
      )
      .zeros(4)
      .u16(1)
      .zeros(16),
    name: writeNames(name),
    post: writer().u32(0x30000).zeros(28)
  }
  return assemble(tables)
}

const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), 0)

/** Format 12, whose code points have 32 bits. */
function writeCmap(letters: readonly { codePoint: number; id: number }[]): Writer {
  const sorted = [...letters].sort((one, other) => one.codePoint - other.codePoint)
  const groups: { first: number; last: number; id: number }[] = []
  for (const { codePoint, id } of sorted) {
    const group = groups.at(-1)
    if (group && codePoint === group.last + 1 && id === group.id + codePoint - group.first)
      group.last = codePoint
    else groups.push({ first: codePoint, last: codePoint, id })
  }
  const table = writer()
    .u16(0, 1, 3, 10)
    .u32(12)
    .u16(12, 0)
    .u32(16 + 12 * groups.length, 0, groups.length)
  return groups.reduce((all, { first, last, id }) => all.u32(first, last, id), table)
}

function writeLoca(lengths: readonly number[]): Writer {
  const table = writer().u32(0)
  let end = 0
  for (const length of lengths) {
    end += length
    table.u32(end)
  }
  return table
}

/** Family, style and PostScript name, as Windows reads them. */
function writeNames(name: string): Writer {
  const names = [
    [1, name],
    [2, 'Regular'],
    [6, name]
  ] as const
  const table = writer().u16(0, names.length, 6 + 12 * names.length)
  let offset = 0
  for (const [id, text] of names) {
    table.u16(3, 1, 0x409, id, 2 * text.length, offset)
    offset += 2 * text.length
  }
  for (const [, text] of names) for (const letter of text) table.u16(letter.charCodeAt(0))
  return table
}

/** Puts tables into a file: each begins at a multiple of four bytes, and has its checksum in the directory. */
function assemble(tables: Readonly<Record<string, Writer>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables).map(([tag, table]) => ({
    tag,
    bytes: table.finish(),
    length: table.length
  }))
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const file = writer()
    .u32(0x10000)
    .u16(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16)
  let offset = 12 + 16 * entries.length
  for (const { tag, bytes, length } of entries) {
    for (const letter of tag) file.bytes([letter.charCodeAt(0)])
    file.u32(checksum(bytes), offset, length)
    offset += bytes.length
  }
  for (const { bytes } of entries) file.bytes(bytes)
  return file.finish()
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** Collects bytes, the highest first. Every method returns the writer. */
class Writer {
  length = 0
  private view = new DataView(new ArrayBuffer(256))

  u16(...values: number[]) {
    for (const value of values) this.take(2).setUint16(this.length - 2, value & 0xffff)
    return this
  }

  u32(...values: number[]) {
    for (const value of values) this.take(4).setUint32(this.length - 4, value)
    return this
  }

  zeros(count: number) {
    this.take(count)
    return this
  }

  bytes(bytes: ArrayLike<number>) {
    const start = this.length
    new Uint8Array(this.take(bytes.length).buffer).set(bytes, start)
    return this
  }

  /** All bytes, with zeros up to a multiple of four. */
  finish(): Uint8Array<ArrayBuffer> {
    this.take((4 - (this.length % 4)) % 4)
    const padded = this.length
    return new Uint8Array(this.view.buffer.slice(0, padded))
  }

  private take(count: number): DataView<ArrayBuffer> {
    this.length += count
    if (this.length > this.view.byteLength) {
      const larger = new Uint8Array(Math.max(this.length, 2 * this.view.byteLength))
      larger.set(new Uint8Array(this.view.buffer))
      this.view = new DataView(larger.buffer)
    }
    return this.view
  }
}

const writer = () => new Writer()
