import type { FrameContent, Layer } from '#core/drawing/drawing.ts'

/** What changes a frame: its style, size and line. */
export function FramePanel(_props: { layer: Layer & { content: FrameContent } }) {
  return null
}
