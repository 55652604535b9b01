import { CaretsToAxisDashedHorizontal, CaretsToAxisDashedVertical, Scan } from 'lucide-react'
import type { Layer } from '#core/drawing/drawing.ts'
import { movePose, type Pose, poseBounds, rotatePose, scalePose } from '#core/drawing/layer-pose.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { posedLayers, type SelectionFrame, selectionFrame, withPose } from '../canvas/selection-frame.ts'
import { useLayerBoxes } from '../canvas/use-layer-boxes.ts'
import { AlignButtons } from './align-buttons.tsx'
import { changeSelected, type PropertiesProps } from './change-selected.ts'
import { SizeFields } from './size-fields.tsx'

/** Position, size and rotation of the frame around the selection. */
export function PlaceFields({ layers }: PropertiesProps) {
  const { drawing, boxOf } = useLayerBoxes()
  const ids = layers.map(({ id }) => id)
  const frame = selectionFrame(drawing, ids, boxOf)
  if (!frame) return null
  const { pose, local } = frame
  const bounds = poseBounds(pose, local)
  const set = (field: string, next: Pose) => setPose(frame, field, next)
  return (
    <section className="layer-fields" aria-label={m.image_editor_place()}>
      <h3>{m.image_editor_place()}</h3>
      <div className="place-fields">
        <NumberField
          {...coordinates}
          label={m.image_editor_x()}
          value={Math.round(bounds.x)}
          onChange={x => set('x', movePose(pose, x - bounds.x, 0))}
        />
        <NumberField
          {...coordinates}
          label={m.image_editor_y()}
          value={Math.round(bounds.y)}
          onChange={y => set('y', movePose(pose, 0, y - bounds.y))}
        />
        <SizeFields frame={frame} onResize={next => set('size', next)} />
        <NumberField
          label={m.image_editor_rotation()}
          range={[-360, 360]}
          step={1}
          unit="°"
          value={Math.round(pose.rotation)}
          onChange={degrees => set('rotation', rotatePose(pose, degrees - pose.rotation))}
        />
        <div className="layer-buttons">
          <IconButton label={m.image_editor_flip_horizontal()} onClick={() => flip(layers, 'scaleX')}>
            <CaretsToAxisDashedVertical />
          </IconButton>
          <IconButton label={m.image_editor_flip_vertical()} onClick={() => flip(layers, 'scaleY')}>
            <CaretsToAxisDashedHorizontal />
          </IconButton>
          <IconButton
            label={m.image_editor_fit_drawing()}
            onClick={() => set('fit', fitted(bounds, pose, drawing, outlineWidth(layers)))}
          >
            <Scan />
          </IconButton>
        </div>
      </div>
      <AlignButtons
        bounds={bounds}
        drawing={drawing}
        onMove={(dx, dy) => set('align', movePose(pose, dx, dy))}
      />
    </section>
  )
}

const coordinates = { range: [-10_000, 10_000], step: 1 } as const

/** Width of the widest outlines: they keep it when the layer is scaled. */
const outlineWidth = (layers: readonly Layer[]) =>
  Math.max(...layers.map(({ outlines }) => outlines.reduce((sum, { width }) => sum + width, 0)))

/** The frame as large as the drawing allows with outlines around it, in its middle. */
function fitted(
  bounds: { x: number; y: number; width: number; height: number },
  pose: Pose,
  drawing: Size,
  outline: number
): Pose {
  const room = (length: number) => Math.max(length - 2 * outline, length / 2)
  const factor = Math.min(room(drawing.width) / bounds.width, room(drawing.height) / bounds.height)
  const centre = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }
  const centred = movePose(pose, drawing.width / 2 - centre.x, drawing.height / 2 - centre.y)
  return scalePose(centred, factor, { x: drawing.width / 2, y: drawing.height / 2 })
}

interface Size {
  width: number
  height: number
}

function setPose(frame: SelectionFrame, field: string, pose: Pose) {
  const after = new Map(posedLayers(frame, pose).map(layer => [layer.id, layer]))
  changeSelected(frame.layers, field, layer => withPose(layer, after.get(layer.id) ?? layer))
}

const flip = (layers: readonly Layer[], side: 'scaleX' | 'scaleY') =>
  changeSelected(layers, `flip-${side}`, layer => ({ ...layer, [side]: -layer[side] }))
