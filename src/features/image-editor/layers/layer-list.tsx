import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import { reorderLayer } from '#core/drawing/layer-operations.ts'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import { layerMenu } from './layer-menu.ts'
import { layerName } from './layer-name.ts'
import { LayerRow } from './layer-row.tsx'
import { ThumbnailSources } from './layer-thumbnail.tsx'
import { RenameLayerDialog } from './rename-layer-dialog.tsx'

/** The layers of the drawing, the topmost first: selects, shows and hides, locks, orders and names them. */
export function LayerList() {
  const { drawing } = useStore($openDrawing)
  const [renamed, rename] = useState<Layer>()
  const labels = useMemo(sortableListLabels, [])
  const layers = drawing.layers.toReversed()
  const last = layers.length - 1
  if (layers.length === 0) return <p className="layer-list-empty">{m.image_editor_no_layers()}</p>
  return (
    <ThumbnailSources drawing={drawing}>
      <SortableList
        className="layer-list"
        label={m.image_editor_layers()}
        labels={labels}
        items={layers}
        itemKey={idOf}
        itemName={layerName}
        renderItem={renderItem}
        hidesPlaces
        onMove={(from, to) => changeDrawing(present => reorderLayer(present, last - from, last - to))}
        menuItems={layer => layerMenu(layer, () => rename(layer))}
      />
      {renamed && <RenameLayerDialog layer={renamed} onClose={() => rename(undefined)} />}
    </ThumbnailSources>
  )
}

// The same function each time, so that only rows of changed layers render.
const renderItem = (layer: Layer, { handle }: SortableRow) => <LayerRow layer={layer} handle={handle} />

const idOf = ({ id }: Layer) => id
