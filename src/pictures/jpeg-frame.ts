/** What a JPEG's frame says of it. */
export interface JpegFrame {
  width: number
  height: number
  /** Grey, colour, or the four inks of print. */
  channels: 1 | 3 | 4
}

/**
 * Reads the frame of a JPEG, which stands before its first scan after segments of any length. `undefined` for one of
 * more frames than one, of more than eight bits a channel, or whose frame is missing.
 */
export function readJpegFrame(view: DataView): JpegFrame | undefined {
  let frame: JpegFrame | undefined
  let at = 2
  while (at + 10 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === scan) return frame
    if (isFrame(marker)) {
      const found = frameAt(view, at)
      if (frame || !found) return undefined
      frame = found
    }
    if (marker === fill) at++
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const [fill, scan] = [0xff, 0xda]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

function frameAt(view: DataView, at: number): JpegFrame | undefined {
  const channels = view.getUint8(at + 9)
  if (view.getUint8(at + 4) !== 8 || (channels !== 1 && channels !== 3 && channels !== 4)) return undefined
  return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), channels }
}
