import type { Box, ImageContent } from '#core/drawing/drawing.ts'
import type { ImageFileHeader } from './image-file-header.ts'

/** What the web worker does. Blobs are passed by reference. */
export type PixelJob =
  /** Decodes a file, and scales it down for a drawing. */
  | { kind: 'read'; blob: Blob; header: ImageFileHeader }
  /** Adjusts an image; with `outlineWidth` (pixels of the image), the result is its grown silhouette. */
  | { kind: 'adjust'; blob: Blob; content: ImageContent; outlineWidth?: number }
  /** Finds the box of what is visible after the adjustments, in pixels of the whole image. */
  | { kind: 'findBox'; blob: Blob; content: ImageContent }
  /** Finds the main colours of the border. */
  | { kind: 'findColours'; blob: Blob }

export interface PixelResults {
  read: { blob: Blob; width: number; height: number } | 'broken'
  adjust: Blob
  findBox: Box | undefined
  /** As `#85171a`, the most frequent first. */
  findColours: readonly string[]
}

/** A message of the web worker. */
export type PixelMessage =
  /** Share that is done, from 0 to 1. */
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: PixelResults[PixelJob['kind']] }
  | { kind: 'failed'; message: string }
