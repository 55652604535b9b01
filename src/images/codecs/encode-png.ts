import { filterRows } from './png-filters.ts'

/** The pixels of an image as RGBA, row by row. */
export interface Pixels {
  rgba: Uint8Array
  width: number
  height: number
}

/** Encodes pixels as a PNG, without an alpha channel when all are opaque. */
export async function encodePng({ rgba, width, height }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const opaque = isFullyOpaque(rgba)
  const samples = opaque ? toRgb(rgba) : rgba
  const channels = opaque ? 3 : 4
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, opaque ? 2 : 6], 8)
  const compressed = await deflate(filterRows(samples, width, channels))
  const chunks = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', compressed),
    chunk('IEND', new Uint8Array(0))
  ]
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Whether every pixel is opaque. */
export function isFullyOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** RGBA without the alpha values. */
export function toRgb(rgba: Uint8Array): Uint8Array<ArrayBuffer> {
  const colours = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    colours[to] = rgba[from] ?? 0
    colours[to + 1] = rgba[from + 1] ?? 0
    colours[to + 2] = rgba[from + 2] ?? 0
  }
  return colours
}

/** Compresses bytes with zlib, as PNG and PDF require. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)))
  return bytes
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

/** CRC-32 of a PNG chunk. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}
