import { inflateSync } from 'node:zlib'

export interface DecodedImage {
  width: number
  height: number
  /** RGBA or, for opaque images, RGB values of all pixels, row by row. */
  pixels: Uint8Array
}

/** Width and height of a PNG, from its header. */
export function pngSize(file: ArrayBuffer): [number, number] {
  const header = new DataView(file)
  return [header.getUint32(16), header.getUint32(20)]
}

/** Decodes a PNG with 8-bit RGB or RGBA pixels. Throws for other formats. */
export function readPixels(file: Uint8Array): DecodedImage {
  const bytes = Buffer.from(file)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, kind] = [bytes[24], bytes[25]]
  if (depth !== 8 || (kind !== 6 && kind !== 2))
    throw new Error(`Unsupported PNG: ${depth} bits per channel, colour type ${kind}`)
  const packed: Buffer[] = []
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const [length, name] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)]
    if (name === 'IDAT') packed.push(bytes.subarray(at + 8, at + 8 + length))
  }
  return {
    width,
    height,
    pixels: unfilter(inflateSync(Buffer.concat(packed)), width, height, kind === 6 ? 4 : 3)
  }
}

function unfilter(rows: Buffer, width: number, height: number, step: 3 | 4): Uint8Array {
  const length = width * step
  const pixels = new Uint8Array(length * height)
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (length + 1)] ?? 0
    for (let at = 0; at < length; at++) {
      const here = row * length + at
      const left = at < step ? 0 : (pixels[here - step] ?? 0)
      const up = row === 0 ? 0 : (pixels[here - length] ?? 0)
      const corner = at < step || row === 0 ? 0 : (pixels[here - length - step] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0
      pixels[here] = (rows[row * (length + 1) + 1 + at] ?? 0) + guess
    }
  }
  return pixels
}

function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner)
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
