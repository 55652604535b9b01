import { crc32, deflateSync } from 'node:zlib'

interface PngOptions {
  width: number
  height: number
  /** Colour type of the header: 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  kind?: number
  depth?: number
  isInterlaced?: boolean
  palette?: number[]
  clear?: number[]
  /** Rows with their filter bytes; overrides `pixel`. */
  rows?: Uint8Array
  /** Bytes of a pixel, for a depth of eight bits. */
  pixel?: (x: number, y: number) => number[]
}

/** Creates a PNG of any colour type, also an invalid one. Default: opaque red, RGBA. */
export function makePng({
  width,
  height,
  kind = 6,
  depth = 8,
  ...more
}: PngOptions): Uint8Array<ArrayBuffer> {
  const { isInterlaced = false, palette, clear, pixel = () => [200, 40, 40, 255] } = more
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, kind, 0, 0, isInterlaced ? 1 : 0], 8)
  const rows = more.rows ?? rowsOf(width, height, pixel)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
      ...(clear ? [chunk('tRNS', Buffer.from(clear))] : []),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0))
    ])
  )
}

function rowsOf(width: number, height: number, pixel: (x: number, y: number) => number[]) {
  const row = (y: number) => Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat()])
  return Buffer.concat(Array.from({ length: height }, (_, y) => row(y)))
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
