import type { OnRow } from './decode-png.ts'

/**
 * Decodes the first frame of a GIF row by row onto a transparent canvas of `width` by `height` pixels.
 *
 * @param width from `readImageHeader`, so that the frame fits
 * @param onRow called for each row, from top to bottom
 * @returns false when the GIF is broken
 */
export function decodeGif(gif: Uint8Array, width: number, height: number, onRow: OnRow): boolean {
  const frame = findFrame(gif)
  const colours = frame && decompress(frame)
  if (!frame || !colours) return false
  const canvasRow = new Uint8Array(4 * width)
  for (let y = 0; y < height; y++) {
    canvasRow.fill(0)
    const row = fileRow(frame, y - frame.top)
    if (row !== undefined)
      paintRow(frame, colours.subarray(row * frame.width, (row + 1) * frame.width), canvasRow)
    onRow(canvasRow, y)
  }
  return true
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
  isInterlaced: boolean
  palette: Uint8Array
  /** Index of the transparent colour. */
  transparentIndex: number | undefined
  /** Bits per colour index. */
  depth: number
  /** The compressed colour indexes, in sub-blocks that begin with their length. */
  blocks: Uint8Array
}

function findFrame(gif: Uint8Array): Frame | undefined {
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength)
  let at = 13
  let palette = readColourTable(gif, at, gif[10] ?? 0)
  at += palette.length
  let transparentIndex: number | undefined
  while (gif[at] === 0x21) {
    if (gif[at + 1] === 0xf9) transparentIndex = (gif[at + 3] ?? 0) & 1 ? gif[at + 6] : undefined
    at = endOfBlocks(gif, at + 2)
  }
  if (gif[at] !== 0x2c || at + 11 > gif.length) return undefined
  const [left, top, width, height] = [1, 3, 5, 7].map(offset => view.getUint16(at + offset, true))
  if (!width || !height) return undefined
  const flags = gif[at + 9] ?? 0
  const localTable = readColourTable(gif, at + 10, flags)
  if (localTable.length > 0) palette = localTable
  at += 10 + localTable.length
  const area = { left: left ?? 0, top: top ?? 0, width, height }
  const blocks = gif.subarray(at + 1)
  return { ...area, isInterlaced: (flags & 0x40) > 0, palette, transparentIndex, depth: gif[at] ?? 0, blocks }
}

/** The colour table at an offset; empty when the flags announce none. */
const readColourTable = (gif: Uint8Array, at: number, flags: number) =>
  gif.subarray(at, flags & 0x80 ? at + 3 * 2 ** ((flags & 7) + 1) : at)

function endOfBlocks(gif: Uint8Array, from: number): number {
  let at = from
  while (at < gif.length && gif[at] !== 0) at += 1 + (gif[at] ?? 0)
  return at + 1
}

/** Index in the file of the row at height `y` of the frame. */
function fileRow({ height, isInterlaced }: Frame, y: number): number | undefined {
  if (y < 0 || y >= height) return undefined
  if (!isInterlaced) return y
  const rowsFrom = (begin: number, step: number) => Math.max(0, Math.ceil((height - begin) / step))
  if (y % 8 === 0) return y / 8
  if (y % 8 === 4) return rowsFrom(0, 8) + (y - 4) / 8
  if (y % 4 === 2) return rowsFrom(0, 8) + rowsFrom(4, 8) + (y - 2) / 4
  return rowsFrom(0, 8) + rowsFrom(4, 8) + rowsFrom(2, 4) + (y - 1) / 2
}

function paintRow(
  { left, palette, transparentIndex }: Frame,
  colours: Uint8Array,
  canvasRow: Uint8Array
): void {
  colours.forEach((colour, index) => {
    if (colour === transparentIndex) return
    const to = 4 * (left + index)
    canvasRow[to] = palette[3 * colour] ?? 0
    canvasRow[to + 1] = palette[3 * colour + 1] ?? 0
    canvasRow[to + 2] = palette[3 * colour + 2] ?? 0
    canvasRow[to + 3] = 255
  })
}

/** Codes of a GIF have at most twelve bits. */
const maxCodes = 4096

/** Decompresses the colour indexes (LZW, GIF89a appendix F); `undefined` when they end early or a code is undefined. */
function decompress({ width, height, depth, blocks }: Frame): Uint8Array | undefined {
  if (depth < 1 || depth > 8) return undefined
  const table = new CodeTable(depth)
  const colours = new Uint8Array(width * height)
  let written = 0
  let [buffer, bits] = [0, 0]
  for (let block = 0; block < blocks.length && blocks[block] !== 0; block += 1 + (blocks[block] ?? 0)) {
    const end = Math.min(blocks.length, block + 1 + (blocks[block] ?? 0))
    for (let at = block + 1; at < end; at++) {
      buffer |= (blocks[at] ?? 0) << bits
      bits += 8
      while (bits >= table.size) {
        const code = buffer & (2 ** table.size - 1)
        buffer >>= table.size
        bits -= table.size
        const count = table.write(code, colours, written)
        if (count === undefined) return undefined
        written += count
        if (written >= colours.length) return colours
      }
    }
  }
  return undefined
}

/** The LZW code table. Each new code is an older one plus one colour. */
class CodeTable {
  /** Bits in the next code. */
  size: number
  private readonly depth: number
  private readonly before = new Uint16Array(maxCodes)
  private readonly last = new Uint8Array(maxCodes)
  private readonly lengths = new Uint16Array(maxCodes)
  private next: number
  private previous: number | undefined

  constructor(depth: number) {
    this.depth = depth
    this.size = depth + 1
    this.next = 2 ** depth + 2
    for (let colour = 0; colour < 2 ** depth; colour++) {
      this.last[colour] = colour
      this.lengths[colour] = 1
    }
  }

  /** Writes the colours of a code and adds the next code. Returns the number of colours, `undefined` for an undefined code. */
  write(code: number, colours: Uint8Array, at: number): number | undefined {
    const clearCode = 2 ** this.depth
    if (code === clearCode) {
      this.size = this.depth + 1
      this.next = clearCode + 2
      this.previous = undefined
      return 0
    }
    if (code === clearCode + 1 || code > this.next || (code === this.next && this.previous === undefined)) {
      return undefined
    }
    const isNew = code === this.next
    const length = this.spell(isNew ? (this.previous ?? 0) : code, colours, at)
    const first = colours[at] ?? 0
    if (isNew && at + length < colours.length) colours[at + length] = first
    this.learn(first)
    this.previous = code
    return isNew ? length + 1 : length
  }

  private spell(code: number, colours: Uint8Array, at: number): number {
    const length = this.lengths[code] ?? 0
    let part = code
    for (let to = at + length - 1; to >= at; to--) {
      if (to < colours.length) colours[to] = this.last[part] ?? 0
      part = this.before[part] ?? 0
    }
    return length
  }

  private learn(colour: number): void {
    if (this.previous === undefined || this.next >= maxCodes) return
    this.before[this.next] = this.previous
    this.last[this.next] = colour
    this.lengths[this.next] = (this.lengths[this.previous] ?? 0) + 1
    this.next++
    if (this.next === 2 ** this.size && this.size < 12) this.size++
  }
}
