import './properties.css'
import { useStore } from '@nanostores/react'
import type { FrameContent, ImageContent, Layer, TextContent } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection } from '#stores/drawings/open-drawing.ts'
import { AdjustPanel } from '../adjust/adjust-panel.tsx'
import { layersName } from '../layers/layer-name.ts'
import { FramePanel } from '../text/frame-panel.tsx'
import { TextPanel } from '../text/text-panel.tsx'
import type { PropertiesProps } from './change-selected.ts'
import { EffectFields } from './effect-fields.tsx'
import { FillFields } from './fill-fields.tsx'
import { OutlineFields } from './outline-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ShadowFields } from './shadow-fields.tsx'

/** Properties of the selected layers; of several, those that all have, with the values of the lowest. */
export function LayerProperties() {
  const { drawing } = useStore($openDrawing)
  const selection = new Set(useStore($selection))
  const [first, ...others] = drawing.layers.filter(({ id }) => selection.has(id))
  if (!first) return <p className="layer-properties-none">{m.image_editor_select_layer()}</p>
  const layers: PropertiesProps['layers'] = [first, ...others]
  // Other layers get fields of their own, so that nothing half typed moves from one to the next.
  return (
    <div className="layer-properties" key={layers.map(({ id }) => id).join()}>
      <p className="layer-properties-name">{layersName(layers)}</p>
      {others.length === 0 && <ContentPanel layer={first} />}
      <PlaceFields layers={layers} />
      {layers.some(({ isCutOut }) => !isCutOut) && <FillFields layers={layers} />}
      <OutlineFields layers={layers} />
      <ShadowFields layers={layers} />
      <EffectFields layers={layers} />
    </div>
  )
}

/** What only layers of this content have. */
function ContentPanel({ layer }: { layer: Layer }) {
  if (isText(layer)) return <TextPanel layer={layer} />
  if (isFrame(layer)) return <FramePanel layer={layer} />
  return isImage(layer) ? <AdjustPanel layer={layer} /> : null
}

const isText = (layer: Layer): layer is Layer & { content: TextContent } => layer.content.kind === 'text'
const isFrame = (layer: Layer): layer is Layer & { content: FrameContent } => layer.content.kind === 'frame'
const isImage = (layer: Layer): layer is Layer & { content: ImageContent } => layer.content.kind === 'image'
