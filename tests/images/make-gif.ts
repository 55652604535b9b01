interface GifOptions {
  width: number
  height: number
  /** Colour index of each pixel, 0 to 3: red, green, blue, white. */
  colours: number[]
  /** Index of the transparent colour. */
  clear?: number
  isInterlaced?: boolean
  /** Size of the logical screen, and position of the frame on it. Default: the frame fills the screen. */
  screen?: { width: number; height: number; left: number; top: number }
}

/** Creates a GIF of four colours. Each pixel has a code of three bits, and a clear code before it keeps the table from growing. */
export function makeGif({ width, height, colours, clear, isInterlaced = false, screen }: GifOptions) {
  const { left, top, ...size } = screen ?? { width, height, left: 0, top: 0 }
  const short = (number: number) => [number & 255, number >> 8]
  const codes = colours.flatMap(colour => [4, colour])
  return new Uint8Array([
    ...Buffer.from('GIF89a', 'latin1'),
    ...[...short(size.width), ...short(size.height), 0x81, 0, 0],
    ...[255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255],
    ...(clear === undefined ? [] : [0x21, 0xf9, 4, 1, 0, 0, clear, 0]),
    ...[0x21, 0xfe, 2, 72, 105, 0],
    ...[0x2c, ...short(left), ...short(top), ...short(width), ...short(height), isInterlaced ? 0x40 : 0],
    ...[2, ...inBlocks(inBytes([...codes, 5])), 0, 0x3b]
  ])
}

function inBytes(codes: readonly number[]): number[] {
  const bits = codes.flatMap(code => [code & 1, (code >> 1) & 1, code >> 2])
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit, place) => byte | (bit << place), 0)
  )
}

function inBlocks(bytes: readonly number[]): number[] {
  const blocks: number[] = []
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255)
    blocks.push(block.length, ...block)
  }
  return blocks
}
