import './layer-list.css'
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import { changeLayer } from '#core/drawing/layer-operations.ts'
import { m } from '#i18n/messages.ts'
import { $selection, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { layerName } from './layer-name.ts'
import { LayerThumbnail } from './layer-thumbnail.tsx'

interface LayerRowProps {
  layer: Layer
  handle: ReactNode
}

/** One layer of the list. Its name selects it; with Shift or Ctrl, also others. */
export function LayerRow({ layer, handle }: LayerRowProps) {
  const { id, isHidden, isLocked, isCutOut } = layer
  const name = layerName(layer)
  const isSelected = useIsSelected(id)
  return (
    <div className="layer-row" data-selected={isSelected || undefined}>
      {handle}
      <button
        type="button"
        className="layer-row-name"
        aria-pressed={isSelected}
        onClick={event => select(id, event)}
      >
        <LayerThumbnail layer={layer} />
        <span>
          <span>{name}</span>
          {isCutOut && <small>{m.image_editor_cut_out()}</small>}
        </span>
      </button>
      <IconButton
        label={isHidden ? m.image_editor_show({ name }) : m.image_editor_hide({ name })}
        onClick={() => toggle(id, 'isHidden')}
      >
        {isHidden ? <EyeOff /> : <Eye />}
      </IconButton>
      <IconButton
        className={isLocked ? undefined : 'layer-row-open-lock'}
        label={isLocked ? m.image_editor_unlock({ name }) : m.image_editor_lock({ name })}
        onClick={() => toggle(id, 'isLocked')}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </IconButton>
    </div>
  )
}

const toggle = (id: string, field: 'isHidden' | 'isLocked') =>
  changeDrawing(drawing => changeLayer(drawing, id, layer => ({ ...layer, [field]: !layer[field] })))

function select(id: string, { shiftKey, ctrlKey, metaKey }: MouseEvent) {
  const before = $selection.get()
  if (!(shiftKey || ctrlKey || metaKey)) return $selection.set([id])
  $selection.set(before.includes(id) ? before.filter(each => each !== id) : [...before, id])
}

/** Renders a row only when its own layer is selected or no longer. */
const useIsSelected = (id: string) =>
  useSyncExternalStore(
    notify => $selection.listen(notify),
    () => $selection.get().includes(id)
  )
