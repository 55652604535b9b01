import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { changeDrawing } from '#stores/drawings/open-drawing.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { layerName } from './layer-name.ts'

/** Names a layer; an empty name is made from the content again. */
export const RenameLayerDialog = ({ layer, onClose }: { layer: Layer; onClose: () => void }) => (
  <RenameDialog
    name={layerName(layer)}
    label={m.image_editor_layer_name()}
    limit={limits.drawing.layerName}
    onRename={name => nameLayer(layer.id, name.slice(0, limits.drawing.layerName))}
    onClose={onClose}
  />
)

const nameLayer = (id: string, name: string) =>
  changeDrawing(drawing =>
    changeLayer(drawing, id, layer => (layer.name === name ? layer : { ...layer, name }))
  )
