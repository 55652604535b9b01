import { imageLimits } from '../image-limits.ts'
import { type PngChunks, readPngChunks } from './png-chunks.ts'
import { unfilterRow } from './png-filters.ts'
import { rowConverter } from './png-to-rgba.ts'

/** Receives the rows of an image from top to bottom, as RGBA. The array is reused for the next row. */
export type OnRow = (rgba: Uint8Array, y: number) => void

/**
 * Decodes a PNG of any colour type row by row, so that memory does not depend on its height. Only an interlaced PNG is
 * held in memory as a whole. Reads no more rows than the header announces.
 *
 * @returns false when the PNG is broken, or interlaced and larger than `imageLimits` allow
 */
export async function decodePng(png: Uint8Array<ArrayBuffer>, onRow: OnRow): Promise<boolean> {
  const chunks = readPngChunks(png)
  if (!chunks) return false
  if (!chunks.isInterlaced) {
    return readPasses(chunks, [{ x: 0, y: 0, dx: 1, dy: 1 }], (rgba, { y }, row) => onRow(rgba, y + row))
  }
  const { width, height } = chunks
  if (width * height > imageLimits.decodedPixels) return false
  const pixels = new Uint8Array(4 * width * height)
  const isComplete = await readPasses(chunks, adam7, (rgba, { x, y, dx, dy }, row) => {
    const rowStart = (y + row * dy) * width
    for (let column = x, at = 0; column < width; column += dx, at += 4) {
      pixels.set(rgba.subarray(at, at + 4), 4 * (rowStart + column))
    }
  })
  for (let y = 0; isComplete && y < height; y++) onRow(pixels.subarray(4 * y * width, 4 * (y + 1) * width), y)
  return isComplete
}

/** The pixels of an interlacing pass: offset and step in both directions. */
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

type OnPassRow = (rgba: Uint8Array, pass: Pass, row: number) => void

async function readPasses(chunks: PngChunks, passes: readonly Pass[], onRow: OnPassRow): Promise<boolean> {
  const bits = chunks.depth * chunks.channels
  const toRgba = rowConverter(chunks)
  const source = new ByteSource(chunks.compressed)
  for (const pass of passes) {
    const width = Math.ceil((chunks.width - pass.x) / pass.dx)
    const height = Math.ceil((chunks.height - pass.y) / pass.dy)
    if (width <= 0 || height <= 0) continue
    let above = new Uint8Array(1 + Math.ceil((width * bits) / 8))
    let row = new Uint8Array(above.length)
    const rgba = new Uint8Array(4 * width)
    for (let y = 0; y < height; y++) {
      const isFilled = source.fillAtOnce(row) || (await source.fill(row))
      if (!isFilled || !unfilterRow(row, above, Math.max(1, bits >> 3))) return source.end(false)
      toRgba(row, width, rgba)
      onRow(rgba, pass, y)
      ;[above, row] = [row, above]
    }
  }
  return source.end(true)
}

/** Reads decompressed bytes, row by row. */
class ByteSource {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>
  private chunk = new Uint8Array(0)
  private at = 0

  constructor(compressed: readonly Uint8Array<ArrayBuffer>[]) {
    const unpacked = new Blob([...compressed]).stream().pipeThrough(new DecompressionStream('deflate'))
    this.reader = unpacked.getReader()
  }

  /** Fills a row from buffered bytes. Returns false, and reads nothing, when there are too few. */
  fillAtOnce(row: Uint8Array): boolean {
    if (this.chunk.length - this.at < row.length) return false
    row.set(this.chunk.subarray(this.at, this.at + row.length))
    this.at += row.length
    return true
  }

  /** Fills a row, and waits for more bytes. Returns false when they end too early or cannot be decompressed. */
  async fill(row: Uint8Array): Promise<boolean> {
    for (let filled = 0; filled < row.length; ) {
      if (this.at === this.chunk.length && !(await this.readChunk())) return false
      const available = this.chunk.subarray(this.at, this.at + row.length - filled)
      row.set(available, filled)
      filled += available.length
      this.at += available.length
    }
    return true
  }

  /** Cancels the rest of the stream and returns `isComplete`. */
  async end(isComplete: boolean): Promise<boolean> {
    await this.reader.cancel().catch(() => undefined)
    return isComplete
  }

  private async readChunk(): Promise<boolean> {
    const next = await this.reader.read().catch(() => undefined)
    this.chunk = new Uint8Array(next?.value ?? [])
    this.at = 0
    return this.chunk.length > 0
  }
}
