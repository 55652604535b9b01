import { inflateSync } from 'node:zlib'

/** Unpacks a WOFF file into the font that it contains: https://www.w3.org/TR/WOFF/ */
export function toSfnt(woff: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const count = source.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + 20 * index
    const [offset, packed, length] = [4, 8, 12].map(at => source.getUint32(entry + at)) as [
      number,
      number,
      number
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return { tag: source.getUint32(entry), bytes: packed < length ? inflateSync(bytes) : bytes }
  })
  let end = 12 + 16 * count
  const placed = tables.map(table => {
    const offset = end
    end += Math.ceil(table.bytes.length / 4) * 4
    return { ...table, offset }
  })
  const font = new Uint8Array(end)
  const target = new DataView(font.buffer)
  target.setUint32(0, source.getUint32(4))
  target.setUint16(4, count)
  placed.forEach(({ tag, bytes, offset }, index) => {
    target.setUint32(12 + 16 * index, tag)
    target.setUint32(12 + 16 * index + 8, offset)
    target.setUint32(12 + 16 * index + 12, bytes.length)
    font.set(bytes, offset)
  })
  return font
}
