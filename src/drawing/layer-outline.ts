import type { Box, FrameContent, LayerContent, TextContent } from '#core/drawing/drawing.ts'
import { framePath } from './frame-outline.ts'

/** The outlines of a content as path data, in local coordinates: the middle of `box` is the origin. */
export interface ContentOutline {
  d: string
  box: Box
  /** Leads from the coordinates of `d` to local ones. */
  offset: { x: number; y: number }
}

/** Outlines a line of text; undefined until its font has loaded. Synchronous and cached. */
export type OutlineText = (content: TextContent) => ContentOutline | undefined

/** The outline of a shape, a text or a frame; undefined for an image, and for a text whose font is still loading. */
export function outlineContent(
  content: Exclude<LayerContent, { kind: 'image' }>,
  outlineText: OutlineText
): ContentOutline | undefined {
  if (content.kind === 'text') return outlineText(content)
  if (content.kind === 'frame') return outlineFrame(content)
  const { d, box } = content
  const offset = { x: -box.x - box.width / 2, y: -box.y - box.height / 2 }
  return { d, offset, box: centredBox(box.width, box.height) }
}

/** The local box of a content: of its outline, or of an image’s shown part. An unknown text counts as one em square. */
export function contentBox(content: LayerContent, outlineText: OutlineText): Box {
  if (content.kind === 'image') return centredBox(content.crop.width, content.crop.height)
  const fallback = content.kind === 'text' ? content.size : 1
  return outlineContent(content, outlineText)?.box ?? centredBox(fallback, fallback)
}

/** A box around the origin. */
export const centredBox = (width: number, height: number): Box => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height
})

/** Contents never change, and the same frame is outlined for every picture of a drag. */
const frames = new WeakMap<FrameContent, ContentOutline>()

function outlineFrame(content: FrameContent): ContentOutline {
  const known = frames.get(content)
  if (known) return known
  const outline = {
    d: framePath(content),
    box: centredBox(content.width, content.height),
    offset: { x: 0, y: 0 }
  }
  frames.set(content, outline)
  return outline
}
