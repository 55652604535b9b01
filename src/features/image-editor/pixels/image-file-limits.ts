/** What the editors read of a chosen, dropped or pasted file. */
export const imageFileLimits = {
  /** Bytes of a file. */
  bytes: 50 * 1024 * 1024,
  /** Bytes of an SVG file, which is a text. */
  svgBytes: 4 * 1024 * 1024,
  /** Pixels of a decoded image: four bytes each. */
  pixels: 50_000_000,
  /** Pixels of the longer side of the image that a drawing stores. */
  side: 1200
} as const

/** Why a file can't be used as an image. */
export type ImageFileRefusal =
  | 'empty'
  /** More bytes than `imageFileLimits.bytes`. */
  | 'too_large'
  /** An SVG file with more bytes than `imageFileLimits.svgBytes`. */
  | 'svg_too_large'
  /** More pixels than `imageFileLimits.pixels`. */
  | 'too_many_pixels'
  /** No image at all, or of a rare format. */
  | 'not_an_image'
  /** A format that other browsers or programs read: HEIC, AVIF. */
  | 'unreadable_format'
  | 'broken'
  /** Nothing is wrong with the file: the code that reads it couldn't be loaded or failed. */
  | 'failed'
  /** The signal stopped the reading. */
  | 'stopped'

/** The size with a longer side of at most `most`, in whole pixels. */
export function fitSize(width: number, height: number, most: number = imageFileLimits.side) {
  const scale = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(Math.round(width * scale), 1),
    height: Math.max(Math.round(height * scale), 1)
  }
}
