import { filterRows } from './png-rows.ts'

/** A picture's pixels: red, green, blue and opacity, row by row. */
export interface Pixels {
  rgba: Uint8Array
  width: number
  height: number
}

/** Packs pixels as a PNG, without opacity where all is opaque. */
export async function writePng({ rgba, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const isOpaque = hasNoClear(rgba)
  const samples = isOpaque ? colourSamples(rgba) : rgba
  const channels = isOpaque ? 3 : 4
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, isOpaque ? 2 : 6], 8)
  const packed = await pack(filterRows(samples, width, channels))
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array(0))]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Whether every pixel is opaque. */
export function hasNoClear(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** Red, green and blue alone. */
export function colourSamples(rgba: Uint8Array): Uint8Array<ArrayBuffer> {
  const colours = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    colours[to] = rgba[from] ?? 0
    colours[to + 1] = rgba[from + 1] ?? 0
    colours[to + 2] = rgba[from + 2] ?? 0
  }
  return colours
}

/** Packs bytes the way that PNG and PDF unpack. */
export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, checksum(bytes.subarray(4, 8 + content.length)))
  return bytes
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** CRC-32, as the PNG standard asks. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (checksums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}
