/**
 * Removes the metadata of a JPEG: camera, location, texts and previews. The pixels stay unchanged.
 *
 * @returns undefined when the segments are broken
 */
export function stripJpegMetadata(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  const stripped = new Uint8Array(jpeg.byteLength)
  let length = 0
  const copy = (from: number, to?: number) => {
    const part = jpeg.subarray(from, to)
    stripped.set(part, length)
    length += part.byteLength
  }
  copy(0, 2)
  for (let at = 2; at + 4 <= jpeg.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === scan) {
      copy(at)
      return stripped.subarray(0, length)
    }
    const next = at + 2 + view.getUint16(at + 2)
    if (!isMetadata(marker)) copy(at, next)
    at = next
  }
  return undefined
}

const [scan, comment] = [0xda, 0xfe]
/** Comments and application segments, except APP0 (JFIF header) and APP14 (colour transform). */
const isMetadata = (marker: number) =>
  marker === comment || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)
