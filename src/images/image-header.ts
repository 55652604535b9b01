import { ok, type Result, refuse } from '#core/result.ts'
import { readJpegFrame } from './codecs/jpeg-frame.ts'
import { imageLimits } from './image-limits.ts'

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type ImageType = (typeof imageTypes)[number]

/** Type and size of an image, from its first bytes. Sizes are pixels. */
export interface ImageHeader {
  type: ImageType
  width: number
  height: number
}

export type ImageHeaderRefusal = 'picture_type' | 'picture_broken' | 'picture_too_wide'

/**
 * Detects an image's type from its bytes and reads its size without decoding it. Ignores file name and content type.
 * Refuses SVG and all other types.
 *
 * @param maxSide in pixels
 */
export function readImageHeader(
  bytes: Uint8Array,
  maxSide: number = imageLimits.sidePixels
): Result<ImageHeader, ImageHeaderRefusal> {
  const start = latin(bytes, 0, 16)
  const format = imageFormats.find(
    ({ signature, formType = '' }) => start.startsWith(signature) && start.startsWith(formType, 8)
  )
  if (!format) return refuse('picture_type')
  const size = format.sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
  if (!size || size.width < 1 || size.height < 1) return refuse('picture_broken')
  if (Math.max(size.width, size.height) > maxSide) return refuse('picture_too_wide')
  return ok({ type: format.type, width: size.width, height: size.height })
}

type Size = Pick<ImageHeader, 'width' | 'height'>
type SizeOf = (view: DataView, bytes: Uint8Array) => Size | undefined

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const sizeOfPng: SizeOf = (view, bytes) => {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || latin(bytes, 12, 16) !== 'IHDR') return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size of the logical screen, extended to hold the first frame, which can be larger. */
const sizeOfGif: SizeOf = view => {
  if (view.byteLength < 13) return undefined
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  let at = 13 + colourTableLength(view.getUint8(10))
  while (at + 10 <= view.byteLength) {
    const block = view.getUint8(at)
    if (block === 0x2c) {
      const frameRight = view.getUint16(at + 1, true) + view.getUint16(at + 5, true)
      const frameBottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true)
      return { width: Math.max(screen.width, frameRight), height: Math.max(screen.height, frameBottom) }
    }
    if (block !== 0x21) return undefined
    at += 2
    while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at++
  }
  return undefined
}

/** Length in bytes of the colour table that a GIF's flags announce. */
const colourTableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const sizeOfWebp: SizeOf = (view, bytes) => {
  if (view.byteLength < 30) return undefined
  const chunk = latin(bytes, 12, 16)
  if (chunk === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (chunk === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (chunk === 'VP8 ' && uint24(view, 23) === 0x2a019d) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return undefined
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

interface ImageFormat {
  type: ImageType
  signature: string
  /** Expected text at offset 8, the form type of a RIFF file. */
  formType?: string
  sizeOf: SizeOf
}

const imageFormats: readonly ImageFormat[] = [
  { type: 'image/png', signature: '\x89PNG\r\n\x1a\n', sizeOf: sizeOfPng },
  { type: 'image/jpeg', signature: '\xff\xd8\xff', sizeOf: view => readJpegFrame(view) },
  { type: 'image/webp', signature: 'RIFF', formType: 'WEBP', sizeOf: sizeOfWebp },
  { type: 'image/gif', signature: 'GIF87a', sizeOf: sizeOfGif },
  { type: 'image/gif', signature: 'GIF89a', sizeOf: sizeOfGif }
]
