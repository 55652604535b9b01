import { useStore } from '@nanostores/react'
import { Copy, Keyboard, Maximize, Redo2, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { $canRedoDrawing, $canUndoDrawing, $shownVariant } from '#stores/drawings/open-drawing.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { copyLayers, deleteLayers } from '../layers/layer-actions.ts'
import { variantName, variants } from '../variants/variant-name.ts'
import { redoStep, undoStep } from './travel.ts'
import type { Zoom } from './use-view.ts'

interface CanvasToolbarProps {
  kind: Drawing['kind']
  zoom: Zoom
  selected: readonly Layer[]
  onShowKeys: () => void
}

/** Undo, the shown variant, and what else concerns the canvas; below 1200 px a menu has the rest. */
export function CanvasToolbar({ kind, zoom, selected, onShowKeys }: CanvasToolbarProps) {
  const canUndo = useStore($canUndoDrawing)
  const canRedo = useStore($canRedoDrawing)
  const isWide = useMediaQuery('(min-width: 1200px)')
  const actions = canvasActions(zoom, selected, onShowKeys)
  return (
    <div className="canvas-toolbar">
      <div className="canvas-history">
        <IconButton label={m.script_undo()} keys="Ctrl+Z" disabled={!canUndo} onClick={undoStep}>
          <Undo2 />
        </IconButton>
        <IconButton label={m.script_redo()} keys="Ctrl+Shift+Z" disabled={!canRedo} onClick={redoStep}>
          <Redo2 />
        </IconButton>
      </div>
      {kind === 'icon' && <VariantSwitch />}
      <div className="canvas-toolbar-end">
        {isWide ? (
          actions.map(({ id, label, icon, disabled, onSelect, keys }) => (
            <IconButton key={id} label={label} keys={keys} disabled={disabled} onClick={onSelect}>
              {icon}
            </IconButton>
          ))
        ) : (
          <MoreMenu label={m.script_more()} items={actions} />
        )}
      </div>
    </div>
  )
}

type CanvasAction = MenuItem & { keys?: string }

const canvasActions = (zoom: Zoom, selected: readonly Layer[], onShowKeys: () => void): CanvasAction[] => [
  {
    id: 'duplicate',
    label: m.device_duplicate(),
    keys: 'Ctrl+D',
    icon: <Copy />,
    disabled: selected.length === 0,
    onSelect: () => copyLayers(selected)
  },
  {
    id: 'delete',
    label: m.device_delete(),
    keys: 'Delete',
    icon: <Trash2 />,
    disabled: selected.length === 0,
    onSelect: () => deleteLayers(selected)
  },
  {
    id: 'out',
    label: m.table_zoom_out(),
    icon: <ZoomOut />,
    disabled: zoom.zoom === 1,
    onSelect: zoom.zoomOut
  },
  {
    id: 'fit',
    label: m.image_editor_fit_view(),
    keys: '0',
    icon: <Maximize />,
    disabled: zoom.zoom === 1,
    onSelect: zoom.fit
  },
  { id: 'in', label: m.table_zoom_in(), icon: <ZoomIn />, disabled: zoom.isLargest, onSelect: zoom.zoomIn },
  { id: 'keys', label: m.image_editor_shortcuts(), keys: '?', icon: <Keyboard />, onSelect: onShowKeys }
]

/** The variant that the canvas shows. */
function VariantSwitch() {
  const shown = useStore($shownVariant)
  return (
    <SegmentedControl
      className="canvas-variants"
      label={m.image_editor_shown_variant()}
      hideLabel
      options={variants.map(value => ({ value, label: variantName(value) }))}
      value={shown}
      onChange={variant => $shownVariant.set(variant)}
    />
  )
}
