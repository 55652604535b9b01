import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical
} from 'lucide-react'
import type { Box } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'

interface AlignButtonsProps {
  bounds: Box
  drawing: { width: number; height: number }
  onMove: (dx: number, dy: number) => void
}

/** Moves the selection to the edges and the middle of the drawing. */
export function AlignButtons({ bounds, drawing, onMove }: AlignButtonsProps) {
  const right = drawing.width - bounds.width
  const bottom = drawing.height - bounds.height
  return (
    <fieldset className="layer-buttons">
      <legend className="unseen">{m.image_editor_align()}</legend>
      <IconButton label={m.image_editor_align_left()} onClick={() => onMove(-bounds.x, 0)}>
        <AlignStartVertical />
      </IconButton>
      <IconButton label={m.image_editor_align_centre()} onClick={() => onMove(right / 2 - bounds.x, 0)}>
        <AlignCenterVertical />
      </IconButton>
      <IconButton label={m.image_editor_align_right()} onClick={() => onMove(right - bounds.x, 0)}>
        <AlignEndVertical />
      </IconButton>
      <IconButton label={m.image_editor_align_top()} onClick={() => onMove(0, -bounds.y)}>
        <AlignStartHorizontal />
      </IconButton>
      <IconButton label={m.image_editor_align_middle()} onClick={() => onMove(0, bottom / 2 - bounds.y)}>
        <AlignCenterHorizontal />
      </IconButton>
      <IconButton label={m.image_editor_align_bottom()} onClick={() => onMove(0, bottom - bounds.y)}>
        <AlignEndHorizontal />
      </IconButton>
    </fieldset>
  )
}
