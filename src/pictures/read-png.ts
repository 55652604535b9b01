import { pictureLimits } from './picture-limits.ts'
import { rgbaOf } from './png-colours.ts'
import { type PngParts, readPngParts } from './png-parts.ts'
import { unfilterRow } from './png-rows.ts'

/** Takes the rows of a picture from top to bottom: red, green, blue and opacity. The bytes are only lent. */
export type TakeRow = (rgba: Uint8Array, y: number) => void

/**
 * Unpacks a PNG of any kind row by row, so that the largest takes no more room than the smallest; only an interlaced
 * one must stand in memory whole. It reads no further than the rows that the header announces.
 *
 * @returns false when it is broken, or interlaced and too large for that
 */
export async function readPng(png: Uint8Array<ArrayBuffer>, take: TakeRow): Promise<boolean> {
  const parts = readPngParts(png)
  if (!parts) return false
  if (!parts.isInterlaced) {
    return readPasses(parts, [{ x: 0, y: 0, dx: 1, dy: 1 }], (rgba, { y }, row) => take(rgba, y + row))
  }
  const { width, height } = parts
  if (width * height > pictureLimits.converted) return false
  const whole = new Uint8Array(4 * width * height)
  const isWhole = await readPasses(parts, adam7, (rgba, { x, y, dx, dy }, row) => {
    const begin = (y + row * dy) * width
    for (let column = x, at = 0; column < width; column += dx, at += 4) {
      whole.set(rgba.subarray(at, at + 4), 4 * (begin + column))
    }
  })
  for (let y = 0; isWhole && y < height; y++) take(whole.subarray(4 * y * width, 4 * (y + 1) * width), y)
  return isWhole
}

/** Which pixels a pass brings. */
interface Pass {
  x: number
  y: number
  dx: number
  dy: number
}

const adam7: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 }
]

type TakePassRow = (rgba: Uint8Array, pass: Pass, row: number) => void

async function readPasses(parts: PngParts, passes: readonly Pass[], take: TakePassRow): Promise<boolean> {
  const bits = parts.depth * parts.channels
  const toRgba = rgbaOf(parts)
  const source = new ByteSource(parts.packed)
  for (const pass of passes) {
    const width = Math.ceil((parts.width - pass.x) / pass.dx)
    const height = Math.ceil((parts.height - pass.y) / pass.dy)
    if (width <= 0 || height <= 0) continue
    let above = new Uint8Array(1 + Math.ceil((width * bits) / 8))
    let row = new Uint8Array(above.length)
    const rgba = new Uint8Array(4 * width)
    for (let y = 0; y < height; y++) {
      const isFilled = source.fillAtOnce(row) || (await source.fill(row))
      if (!isFilled || !unfilterRow(row, above, Math.max(1, bits >> 3))) return source.end(false)
      toRgba(row, width, rgba)
      take(rgba, pass, y)
      ;[above, row] = [row, above]
    }
  }
  return source.end(true)
}

/** Unpacked bytes, as many at a time as are asked for. */
class ByteSource {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>
  private part = new Uint8Array(0)
  private at = 0

  constructor(packed: readonly Uint8Array<ArrayBuffer>[]) {
    const unpacked = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    this.reader = unpacked.getReader()
  }

  /** Fills a row from what is there already; false, and nothing is taken, when that is not enough. */
  fillAtOnce(row: Uint8Array): boolean {
    if (this.part.length - this.at < row.length) return false
    row.set(this.part.subarray(this.at, this.at + row.length))
    this.at += row.length
    return true
  }

  /** Fills a row as more bytes come; false when they end too early or cannot be unpacked. */
  async fill(row: Uint8Array): Promise<boolean> {
    for (let filled = 0; filled < row.length; ) {
      if (this.at === this.part.length && !(await this.readOn())) return false
      const some = this.part.subarray(this.at, this.at + row.length - filled)
      row.set(some, filled)
      filled += some.length
      this.at += some.length
    }
    return true
  }

  /** Leaves the rest unread. */
  async end(isWhole: boolean): Promise<boolean> {
    await this.reader.cancel().catch(() => undefined)
    return isWhole
  }

  private async readOn(): Promise<boolean> {
    const next = await this.reader.read().catch(() => undefined)
    this.part = new Uint8Array(next?.value ?? [])
    this.at = 0
    return this.part.length > 0
  }
}
