import { ok, type Result, refuse } from '#core/result.ts'
import { readJpegFrame } from './jpeg-frame.ts'
import { pictureLimits } from './picture-limits.ts'

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

/** What the first bytes of a picture say; sizes in pixels. */
export interface PictureHeader {
  type: PictureType
  width: number
  height: number
}

export type HeaderRefusal = 'picture_type' | 'picture_broken' | 'picture_too_wide'

/**
 * Tells a picture by its bytes, whatever its name or its host say of it, and reads its size before anything unpacks
 * it. SVG and all else are refused.
 */
export function readHeader(bytes: Uint8Array): Result<PictureHeader, HeaderRefusal> {
  const start = latin(bytes, 0, 16)
  const kind = kinds.find(
    ({ starts, goesOn = '' }) => start.startsWith(starts) && start.startsWith(goesOn, 8)
  )
  if (!kind) return refuse('picture_type')
  const size = kind.sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bytes)
  if (!size || size.width < 1 || size.height < 1) return refuse('picture_broken')
  if (Math.max(size.width, size.height) > pictureLimits.side) return refuse('picture_too_wide')
  return ok({ type: kind.type, width: size.width, height: size.height })
}

type Size = Pick<PictureHeader, 'width' | 'height'>
type SizeOf = (view: DataView, bytes: Uint8Array) => Size | undefined

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const sizeOfPng: SizeOf = (view, bytes) => {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || latin(bytes, 12, 16) !== 'IHDR') return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The larger of the screen and its first picture, which may claim more room than the screen has. */
const sizeOfGif: SizeOf = view => {
  if (view.byteLength < 13) return undefined
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  let at = 13 + tableLength(view.getUint8(10))
  while (at + 10 <= view.byteLength) {
    const block = view.getUint8(at)
    if (block === 0x2c) {
      const right = view.getUint16(at + 1, true) + view.getUint16(at + 5, true)
      const bottom = view.getUint16(at + 3, true) + view.getUint16(at + 7, true)
      return { width: Math.max(screen.width, right), height: Math.max(screen.height, bottom) }
    }
    if (block !== 0x21) return undefined
    at += 2
    while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at++
  }
  return undefined
}

/** Bytes of the colours that a GIF's flags announce. */
const tableLength = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

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

interface Kind {
  type: PictureType
  starts: string
  /** From the eighth byte on. */
  goesOn?: string
  sizeOf: SizeOf
}

const kinds: readonly Kind[] = [
  { type: 'image/png', starts: '\x89PNG\r\n\x1a\n', sizeOf: sizeOfPng },
  { type: 'image/jpeg', starts: '\xff\xd8\xff', sizeOf: view => readJpegFrame(view) },
  { type: 'image/webp', starts: 'RIFF', goesOn: 'WEBP', sizeOf: sizeOfWebp },
  { type: 'image/gif', starts: 'GIF87a', sizeOf: sizeOfGif },
  { type: 'image/gif', starts: 'GIF89a', sizeOf: sizeOfGif }
]
