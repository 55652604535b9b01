import './layer-list.css'
import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useState } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayer, reorderLayer } from '#core/drawing/layer-operations.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { usePictures } from '../canvas/use-pictures.ts'
import { copyLayers, deleteLayers } from './layer-actions.ts'
import { layerName } from './layer-name.ts'
import { LayerRow } from './layer-row.tsx'

/** The layers of the drawing, the topmost first: selects, shows and hides, locks, orders and names them. */
export function LayerList() {
  const { drawing } = useStore($openDrawing)
  const outlineText = useOutlineText(drawing)
  const pictures = usePictures(drawing)
  const [renamed, rename] = useState<Layer>()
  // The same function while nothing loads, so that only rows of changed layers render.
  const renderItem = useCallback(
    (layer: Layer, { handle }: SortableRow) => (
      <LayerRow layer={layer} handle={handle} outlineText={outlineText} pictures={pictures} />
    ),
    [outlineText, pictures]
  )
  const labels = useMemo(sortableListLabels, [])
  const layers = drawing.layers.toReversed()
  const last = layers.length - 1
  if (layers.length === 0) return <p className="layer-list-empty">{m.image_editor_no_layers()}</p>
  return (
    <>
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
        menuItems={layer => menuItems(layer, () => rename(layer))}
      />
      {renamed && (
        <RenameDialog
          name={layerName(renamed)}
          label={m.image_editor_layer_name()}
          limit={limits.drawing.layerName}
          onRename={name => nameLayer(renamed.id, name.slice(0, limits.drawing.layerName))}
          onClose={() => rename(undefined)}
        />
      )}
    </>
  )
}

const idOf = ({ id }: Layer) => id

const nameLayer = (id: string, name: string) =>
  changeDrawing(drawing =>
    changeLayer(drawing, id, layer => (layer.name === name ? layer : { ...layer, name }))
  )

const menuItems = (layer: Layer, onRename: () => void): MenuItem[] => [
  { id: 'rename', label: m.device_rename(), separated: true, onSelect: onRename },
  { id: 'duplicate', label: m.device_duplicate(), onSelect: () => copyLayers([layer]) },
  {
    id: 'cut-out',
    label: layer.isCutOut ? m.image_editor_make_layer() : m.image_editor_make_cut_out(),
    onSelect: () =>
      changeDrawing(drawing =>
        changeLayer(drawing, layer.id, present => ({ ...present, isCutOut: !layer.isCutOut }))
      )
  },
  {
    id: 'delete',
    label: m.device_delete(),
    destructive: true,
    separated: true,
    onSelect: () => deleteLayers([layer])
  }
]
