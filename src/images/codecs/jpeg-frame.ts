/** The frame header of a JPEG. Sizes are pixels. */
export interface JpegFrame {
  width: number
  height: number
  /** 1 for greyscale, 3 for colour, 4 for CMYK. */
  channels: 1 | 3 | 4
}

/**
 * Reads the frame header of a JPEG, which comes before the first scan.
 *
 * @returns undefined when there is not exactly one frame, or its channels have more than eight bits
 */
export function readJpegFrame(view: DataView): JpegFrame | undefined {
  let frame: JpegFrame | undefined
  let at = 2
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === scanMarker) return frame
    if (isFrame(marker)) {
      const found = readFrame(view, at)
      if (frame || !found) return undefined
      frame = found
    }
    if (marker === fillMarker) at++
    else at += hasNoLength(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const [fillMarker, scanMarker] = [0xff, 0xda]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

function readFrame(view: DataView, at: number): JpegFrame | undefined {
  const channels = view.getUint8(at + 9)
  if (view.getUint8(at + 4) !== 8 || (channels !== 1 && channels !== 3 && channels !== 4)) return undefined
  return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), channels }
}
