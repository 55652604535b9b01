import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { m } from '#i18n/messages.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { copyLayers, deleteLayers } from './layer-actions.ts'

/** What the menu of a layer offers beside its order. */
export const layerMenu = (layer: Layer, onRename: () => void): MenuItem[] => [
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
