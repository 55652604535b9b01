/**
 * A JPEG without what it tells besides its pixels: camera, place, words and previews. `undefined` for one whose
 * segments are broken.
 */
export function bareJpeg(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  const kept = new Uint8Array(jpeg.byteLength)
  let length = 0
  const keep = (from: number, to?: number) => {
    const part = jpeg.subarray(from, to)
    kept.set(part, length)
    length += part.byteLength
  }
  keep(0, 2)
  for (let at = 2; at + 4 <= jpeg.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === scan) {
      keep(at)
      return kept.subarray(0, length)
    }
    const next = at + 2 + view.getUint16(at + 2)
    if (!isTalk(marker)) keep(at, next)
    at = next
  }
  return undefined
}

const [scan, comment] = [0xda, 0xfe]
/** Marks of programs, of which 0 says that it is a JPEG and 14 how its colours are mixed; and comments. */
const isTalk = (marker: number) => marker === comment || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
