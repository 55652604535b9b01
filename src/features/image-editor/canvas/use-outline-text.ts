import type { Drawing } from '#core/drawing/drawing.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'

/** Outlines a drawing's texts. Loads their fonts, and returns another function once one has come. */
export function useOutlineText(_drawing: Drawing): OutlineText {
  return () => undefined
}
