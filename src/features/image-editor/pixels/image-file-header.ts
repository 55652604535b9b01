import { ok, type Result, refuse } from '#core/result.ts'
import { type ImageType, readImageHeader } from '#images/image-header.ts'
import { type ImageFileRefusal, imageFileLimits } from './image-file-limits.ts'

/** Format and size of an image file, from its first bytes. */
export interface ImageFileHeader {
  /** `image/heif` stands for HEIC and AVIF, which not every browser reads. */
  type: ImageType | 'image/heif' | 'image/svg+xml'
  /** In pixels, before it is turned as the camera was held; 0 for SVG. */
  width: number
  height: number
}

type HeaderRefusal = 'not_an_image' | 'broken' | 'too_many_pixels'

/** Bytes from which a header is read at first: cameras write large previews before the size, but rarely larger ones. */
const firstBytes = 1024 * 1024

/** Reads the header of a file, or the reason to refuse the file. Its name and the type that the system gave it don't matter. */
export async function readImageFileHeader(blob: Blob): Promise<Result<ImageFileHeader, ImageFileRefusal>> {
  if (blob.size === 0) return refuse('empty')
  if (blob.size > imageFileLimits.bytes) return refuse('too_large')
  try {
    const header = parseImageHeader(new Uint8Array(await blob.slice(0, firstBytes).arrayBuffer()))
    if (header.ok || header.code !== 'broken' || blob.size <= firstBytes) return checkSvgSize(header, blob)
    return parseImageHeader(new Uint8Array(await blob.arrayBuffer()))
  } catch {
    // A folder, or a file that was moved or can't be opened.
    return refuse('broken')
  }
}

const checkSvgSize = (header: Result<ImageFileHeader, HeaderRefusal>, { size }: Blob) =>
  header.ok && header.value.type === 'image/svg+xml' && size > imageFileLimits.svgBytes
    ? refuse('svg_too_large')
    : header

/** Detects the format from the bytes and reads the size without decoding. */
export function parseImageHeader(bytes: Uint8Array): Result<ImageFileHeader, HeaderRefusal> {
  const header = readImageHeader(bytes, Number.POSITIVE_INFINITY)
  if (header.ok) return checkPixels(header.value)
  if (header.code === 'picture_broken') return refuse('broken')
  const heif = readHeifHeader(bytes)
  if (heif) return checkPixels(heif)
  return isSvg(bytes) ? ok({ type: 'image/svg+xml', width: 0, height: 0 }) : refuse('not_an_image')
}

const checkPixels = (header: ImageFileHeader): Result<ImageFileHeader, HeaderRefusal> =>
  header.width * header.height > imageFileLimits.pixels ? refuse('too_many_pixels') : ok(header)

const heifBrands = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis)/

/** HEIC and AVIF files are boxes; those named `ispe` have the sizes of the image and of its preview. */
function readHeifHeader(bytes: Uint8Array): ImageFileHeader | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64 * 1024))
  if (start.slice(4, 8) !== 'ftyp' || !heifBrands.test(start.slice(8, 12))) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const largest = { type: 'image/heif' as const, width: 0, height: 0 }
  for (let at = start.indexOf('ispe'); at >= 0; at = start.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.byteLength) break
    largest.width = Math.max(largest.width, view.getUint32(at + 8))
    largest.height = Math.max(largest.height, view.getUint32(at + 12))
  }
  return largest
}

/** Whether a text starts with an SVG element, after declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).trimStart()
  return text.startsWith('<') && /<(?:\w+:)?svg[\s>]/.test(text) && !/<html[\s>]/i.test(text)
}
