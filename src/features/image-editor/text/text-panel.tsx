import type { Layer, TextContent } from '#core/drawing/drawing.ts'

/** What changes a text layer: its letters, font, size, tracking and bend. */
export function TextPanel(_props: { layer: Layer & { content: TextContent } }) {
  return null
}
