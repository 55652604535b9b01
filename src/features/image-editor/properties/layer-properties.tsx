import './properties.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $openDrawing, $selection } from '#stores/drawings/open-drawing.ts'
import { layersName } from '../layers/layer-name.ts'
import type { PropertiesProps } from './change-selected.ts'
import { ContentPanel } from './content-panel.tsx'
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
      {layers.some(({ isCutOut }) => !isCutOut) && <FillFields layers={layers} />}
      <OutlineFields layers={layers} />
      <ShadowFields layers={layers} />
      <EffectFields layers={layers} />
      <PlaceFields layers={layers} />
    </div>
  )
}
