import type { FrameContent, ImageContent, Layer, TextContent } from '#core/drawing/drawing.ts'
import { AdjustPanel } from '../adjust/adjust-panel.tsx'
import { FramePanel } from '../text/frame-panel.tsx'
import { TextPanel } from '../text/text-panel.tsx'

/** What only layers of this content have. */
export function ContentPanel({ layer }: { layer: Layer }) {
  if (isText(layer)) return <TextPanel layer={layer} />
  if (isFrame(layer)) return <FramePanel layer={layer} />
  return isImage(layer) ? <AdjustPanel layer={layer} /> : null
}

const isText = (layer: Layer): layer is Layer & { content: TextContent } => layer.content.kind === 'text'
const isFrame = (layer: Layer): layer is Layer & { content: FrameContent } => layer.content.kind === 'frame'
const isImage = (layer: Layer): layer is Layer & { content: ImageContent } => layer.content.kind === 'image'
