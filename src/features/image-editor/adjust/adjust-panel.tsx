import type { ImageContent, Layer } from '#core/drawing/drawing.ts'

/** What changes the pixels of an image layer: background, contrast, threshold, crop. */
export function AdjustPanel(_props: { layer: Layer & { content: ImageContent } }) {
  return null
}
