import type { PngChunks } from './png-chunks.ts'

/** Converts `count` pixels of a PNG row, which begins with its filter byte, to RGBA of eight bits each. */
export type RowConverter = (row: Uint8Array, count: number, rgba: Uint8Array) => void

/** Returns the row converter for the colour type of a PNG. */
export function rowConverter(png: PngChunks): RowConverter {
  if (png.channels === 4 && png.depth === 8) {
    return (row, count, rgba) => rgba.set(row.subarray(1, 1 + 4 * count))
  }
  if (png.isIndexed) return paletteToRgba(png)
  return png.channels > 2 ? colourToRgba(png) : greyToRgba(png)
}

function paletteToRgba({ depth, palette, transparency }: PngChunks): RowConverter {
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const colour = readSample(row, index, depth)
      rgba[4 * index] = palette[3 * colour] ?? 0
      rgba[4 * index + 1] = palette[3 * colour + 1] ?? 0
      rgba[4 * index + 2] = palette[3 * colour + 2] ?? 0
      rgba[4 * index + 3] = transparency?.[colour] ?? 255
    }
  }
}

function colourToRgba({ depth, channels, transparency }: PngChunks): RowConverter {
  const clearColour =
    channels === 3 && transparency ? [0, 1, 2].map(index => readUint16(transparency, index)) : undefined
  const shift = depth === 16 ? 8 : 0
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const red = readSample(row, channels * index, depth)
      const green = readSample(row, channels * index + 1, depth)
      const blue = readSample(row, channels * index + 2, depth)
      const isClear = clearColour?.[0] === red && clearColour[1] === green && clearColour[2] === blue
      rgba[4 * index] = red >> shift
      rgba[4 * index + 1] = green >> shift
      rgba[4 * index + 2] = blue >> shift
      rgba[4 * index + 3] =
        channels === 4 ? readSample(row, channels * index + 3, depth) >> shift : isClear ? 0 : 255
    }
  }
}

function greyToRgba({ depth, channels, transparency }: PngChunks): RowConverter {
  const clearGrey = channels === 1 && transparency ? readUint16(transparency, 0) : undefined
  const shift = depth === 16 ? 8 : 0
  const scale = depth < 8 ? 255 / (2 ** depth - 1) : 1
  return (row, count, rgba) => {
    for (let index = 0; index < count; index++) {
      const grey = readSample(row, channels * index, depth)
      rgba.fill((grey >> shift) * scale, 4 * index, 4 * index + 3)
      rgba[4 * index + 3] =
        channels === 2 ? readSample(row, 2 * index + 1, depth) >> shift : grey === clearGrey ? 0 : 255
    }
  }
}

const readUint16 = (bytes: Uint8Array, index: number) =>
  ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0)

/** Reads a sample of any bit depth from a row that begins with its filter byte. */
function readSample(row: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return row[1 + index] ?? 0
  if (depth === 16) return ((row[1 + 2 * index] ?? 0) << 8) | (row[2 + 2 * index] ?? 0)
  const bit = index * depth
  return ((row[1 + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}
