/** What a PNG says of itself, and the pieces of its packed rows. */
export interface PngParts {
  width: number
  height: number
  /** Bits of a sample. */
  depth: number
  /** Samples of a pixel, and whether they are colours of the palette. */
  channels: 1 | 2 | 3 | 4
  isIndexed: boolean
  isInterlaced: boolean
  palette: Uint8Array
  /** Opacity of the palette's colours, or the one grey or colour that is clear. */
  clear: Uint8Array | undefined
  packed: Uint8Array<ArrayBuffer>[]
}

/** Takes a PNG apart. `undefined` when it breaks off before its rows, or is of a kind that the standard does not know. */
export function readPngParts(png: Uint8Array<ArrayBuffer>): PngParts | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.byteLength < 33) return undefined
  const [depth = 0, kind = 0, , , interlace = 0] = png.subarray(24, 29)
  const layout = layouts[kind]
  if (!layout?.depths.includes(depth) || interlace > 1) return undefined
  const { channels } = layout
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const packed: PngParts['packed'] = []
  let palette = new Uint8Array(0)
  let clear: Uint8Array | undefined
  for (let at = 33; at + 12 <= png.byteLength; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    const content = png.subarray(at + 8, at + 8 + length)
    if (name === 'IDAT') packed.push(content)
    else if (name === 'PLTE') palette = content
    else if (name === 'tRNS') clear = content
    else if (name === 'IEND') break
    at += 12 + length
  }
  const isIndexed = kind === 3
  if (packed.length === 0 || (isIndexed && palette.length === 0)) return undefined
  return { ...size, depth, channels, isIndexed, isInterlaced: interlace === 1, palette, clear, packed }
}

/** The kinds of PNG by their number. */
const layouts: Readonly<Record<number, { channels: PngParts['channels']; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] }
}
