/** The header, palette and compressed rows of a PNG. */
export interface PngChunks {
  width: number
  height: number
  /** Bits per sample. */
  depth: number
  /** Samples per pixel, and whether they are indexes into the palette. */
  channels: 1 | 2 | 3 | 4
  isIndexed: boolean
  isInterlaced: boolean
  palette: Uint8Array
  /** The `tRNS` chunk: alpha of the palette's colours, or the one transparent grey or colour. */
  transparency: Uint8Array | undefined
  /** Contents of the `IDAT` chunks. */
  compressed: Uint8Array<ArrayBuffer>[]
}

/** Reads the chunks of a PNG. `undefined` when it has no rows, or an invalid header. */
export function readPngChunks(png: Uint8Array<ArrayBuffer>): PngChunks | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.byteLength < 33) return undefined
  const [depth = 0, colourType = 0, , , interlace = 0] = png.subarray(24, 29)
  const layout = colourTypes[colourType]
  if (!layout?.depths.includes(depth) || interlace > 1) return undefined
  const { channels } = layout
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  const compressed: PngChunks['compressed'] = []
  let palette = new Uint8Array(0)
  let transparency: Uint8Array | undefined
  for (let at = 33; at + 12 <= png.byteLength; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    const content = png.subarray(at + 8, at + 8 + length)
    if (name === 'IDAT') compressed.push(content)
    else if (name === 'PLTE') palette = content
    else if (name === 'tRNS') transparency = content
    else if (name === 'IEND') break
    at += 12 + length
  }
  const isIndexed = colourType === 3
  if (compressed.length === 0 || (isIndexed && palette.length === 0)) return undefined
  return {
    ...size,
    depth,
    channels,
    isIndexed,
    isInterlaced: interlace === 1,
    palette,
    transparency,
    compressed
  }
}

/** The colour types of PNG by their number. */
const colourTypes: Readonly<Record<number, { channels: PngChunks['channels']; depths: readonly number[] }>> =
  {
    0: { channels: 1, depths: [1, 2, 4, 8, 16] },
    2: { channels: 3, depths: [8, 16] },
    3: { channels: 1, depths: [1, 2, 4, 8] },
    4: { channels: 2, depths: [8, 16] },
    6: { channels: 4, depths: [8, 16] }
  }
