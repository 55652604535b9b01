import type { PngParts } from './png-parts.ts'

/** Turns a row of a PNG's samples into red, green, blue and opacity of eight bits each. */
export type ToRgba = (row: Uint8Array, count: number, rgba: Uint8Array) => void

/** How the rows of this PNG are read; they begin behind one byte. */
export function rgbaOf(png: PngParts): ToRgba {
  if (png.channels === 4 && png.depth === 8) {
    return (row, count, rgba) => rgba.set(row.subarray(1, 1 + 4 * count))
  }
  if (png.isIndexed) return fromPalette(png)
  return png.channels > 2 ? fromColours(png) : fromGreys(png)
}

function fromPalette({ depth, palette, clear }: PngParts): ToRgba {
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const colour = sample(row, index, depth)
      rgba[4 * index] = palette[3 * colour] ?? 0
      rgba[4 * index + 1] = palette[3 * colour + 1] ?? 0
      rgba[4 * index + 2] = palette[3 * colour + 2] ?? 0
      rgba[4 * index + 3] = clear?.[colour] ?? 255
    }
  }
}

function fromColours({ depth, channels, clear }: PngParts): ToRgba {
  const clearColour = channels === 3 && clear ? [0, 1, 2].map(index => pair(clear, index)) : undefined
  const short = depth === 16 ? 8 : 0
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const red = sample(row, channels * index, depth)
      const green = sample(row, channels * index + 1, depth)
      const blue = sample(row, channels * index + 2, depth)
      const isClear = clearColour?.[0] === red && clearColour[1] === green && clearColour[2] === blue
      rgba[4 * index] = red >> short
      rgba[4 * index + 1] = green >> short
      rgba[4 * index + 2] = blue >> short
      rgba[4 * index + 3] =
        channels === 4 ? sample(row, channels * index + 3, depth) >> short : isClear ? 0 : 255
    }
  }
}

function fromGreys({ depth, channels, clear }: PngParts): ToRgba {
  const clearGrey = channels === 1 && clear ? pair(clear, 0) : undefined
  const short = depth === 16 ? 8 : 0
  const scale = depth < 8 ? 255 / (2 ** depth - 1) : 1
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const grey = sample(row, channels * index, depth)
      rgba.fill((grey >> short) * scale, 4 * index, 4 * index + 3)
      rgba[4 * index + 3] =
        channels === 2 ? sample(row, 2 * index + 1, depth) >> short : grey === clearGrey ? 0 : 255
    }
  }
}

const pair = (bytes: Uint8Array, index: number) =>
  ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0)

/** A sample of any depth in a row that begins behind one byte. */
function sample(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[1 + index] ?? 0
  if (depth === 16) return ((row[1 + 2 * index] ?? 0) << 8) | (row[2 + 2 * index] ?? 0)
  const bit = index * depth
  return ((row[1 + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}
