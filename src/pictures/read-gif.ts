import type { TakeRow } from './read-png.ts'

/**
 * Unpacks the first picture of a GIF row by row onto a screen of `width` by `height`, clear where it has nothing.
 *
 * @param width as the header reader says: no smaller than what the picture takes
 * @returns false when it is broken
 */
export function readGif(gif: Uint8Array, width: number, height: number, take: TakeRow): boolean {
  const frame = findFrame(gif)
  const colours = frame && unpackColours(frame)
  if (!frame || !colours) return false
  const rgba = new Uint8Array(4 * width)
  for (let y = 0; y < height; y++) {
    rgba.fill(0)
    const row = rowOf(frame, y - frame.top)
    if (row !== undefined) paintRow(frame, colours.subarray(row * frame.width, (row + 1) * frame.width), rgba)
    take(rgba, y)
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
  /** The colour that is clear. */
  clear: number | undefined
  /** Bits of a colour. */
  depth: number
  /** The packed colours, cut into blocks that begin with their length. */
  blocks: Uint8Array
}

function findFrame(gif: Uint8Array): Frame | undefined {
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength)
  let at = 13
  let palette = tableAt(gif, at, gif[10] ?? 0)
  at += palette.length
  let clear: number | undefined
  while (gif[at] === 0x21) {
    if (gif[at + 1] === 0xf9) clear = (gif[at + 3] ?? 0) & 1 ? gif[at + 6] : undefined
    at = endOfBlocks(gif, at + 2)
  }
  if (gif[at] !== 0x2c || at + 11 > gif.length) return undefined
  const [left, top, width, height] = [1, 3, 5, 7].map(place => view.getUint16(at + place, true))
  if (!width || !height) return undefined
  const flags = gif[at + 9] ?? 0
  const own = tableAt(gif, at + 10, flags)
  if (own.length > 0) palette = own
  at += 10 + own.length
  const place = { left: left ?? 0, top: top ?? 0, width, height }
  const blocks = gif.subarray(at + 1)
  return { ...place, isInterlaced: (flags & 0x40) > 0, palette, clear, depth: gif[at] ?? 0, blocks }
}

/** The colours at a place, when the flags announce any. */
const tableAt = (gif: Uint8Array, at: number, flags: number) =>
  gif.subarray(at, flags & 0x80 ? at + 3 * 2 ** ((flags & 7) + 1) : at)

function endOfBlocks(gif: Uint8Array, from: number): number {
  let at = from
  while (at < gif.length && gif[at] !== 0) at += 1 + (gif[at] ?? 0)
  return at + 1
}

/** Which of the rows, in the order of the file, is shown at a height of the picture. */
function rowOf({ height, isInterlaced }: Frame, y: number): number | undefined {
  if (y < 0 || y >= height) return undefined
  if (!isInterlaced) return y
  const rowsFrom = (begin: number, step: number) => Math.max(0, Math.ceil((height - begin) / step))
  if (y % 8 === 0) return y / 8
  if (y % 8 === 4) return rowsFrom(0, 8) + (y - 4) / 8
  if (y % 4 === 2) return rowsFrom(0, 8) + rowsFrom(4, 8) + (y - 2) / 4
  return rowsFrom(0, 8) + rowsFrom(4, 8) + rowsFrom(2, 4) + (y - 1) / 2
}

function paintRow({ left, palette, clear }: Frame, colours: Uint8Array, rgba: Uint8Array): void {
  colours.forEach((colour, index) => {
    if (colour === clear) return
    const to = 4 * (left + index)
    rgba[to] = palette[3 * colour] ?? 0
    rgba[to + 1] = palette[3 * colour + 1] ?? 0
    rgba[to + 2] = palette[3 * colour + 2] ?? 0
    rgba[to + 3] = 255
  })
}

/** A GIF's codes have twelve bits at most. */
const mostCodes = 4096

/** Unpacks the colours (LZW, GIF89a appendix F); `undefined` when they end early or a code means nothing yet. */
function unpackColours({ width, height, depth, blocks }: Frame): Uint8Array | undefined {
  if (depth < 1 || depth > 8) return undefined
  const table = new CodeTable(depth)
  const colours = new Uint8Array(width * height)
  let filled = 0
  let [held, bits] = [0, 0]
  for (let block = 0; block < blocks.length && blocks[block] !== 0; block += 1 + (blocks[block] ?? 0)) {
    const end = Math.min(blocks.length, block + 1 + (blocks[block] ?? 0))
    for (let at = block + 1; at < end; at++) {
      held |= (blocks[at] ?? 0) << bits
      bits += 8
      while (bits >= table.size) {
        const code = held & (2 ** table.size - 1)
        held >>= table.size
        bits -= table.size
        const written = table.write(code, colours, filled)
        if (written === undefined) return undefined
        filled += written
        if (filled >= colours.length) return colours
      }
    }
  }
  return undefined
}

/** What the codes mean: each new one is an older one with a colour more. */
class CodeTable {
  /** Bits of the next code. */
  size: number
  private readonly depth: number
  private readonly before = new Uint16Array(mostCodes)
  private readonly last = new Uint8Array(mostCodes)
  private readonly lengths = new Uint16Array(mostCodes)
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

  /** Writes the colours of a code and learns the next one; the count of colours, `undefined` for a code of no meaning. */
  write(code: number, colours: Uint8Array, at: number): number | undefined {
    const clear = 2 ** this.depth
    if (code === clear) {
      this.size = this.depth + 1
      this.next = clear + 2
      this.previous = undefined
      return 0
    }
    if (code === clear + 1 || code > this.next || (code === this.next && this.previous === undefined)) {
      return undefined
    }
    const isNew = code === this.next
    const spelt = this.spell(isNew ? (this.previous ?? 0) : code, colours, at)
    const first = colours[at] ?? 0
    if (isNew && at + spelt < colours.length) colours[at + spelt] = first
    this.learn(first)
    this.previous = code
    return isNew ? spelt + 1 : spelt
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
    if (this.previous === undefined || this.next >= mostCodes) return
    this.before[this.next] = this.previous
    this.last[this.next] = colour
    this.lengths[this.next] = (this.lengths[this.previous] ?? 0) + 1
    this.next++
    if (this.next === 2 ** this.size && this.size < 12) this.size++
  }
}
