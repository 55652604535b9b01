import { useStore } from '@nanostores/react'
import { FlipHorizontal2, FlipVertical2, Scan } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Layer } from '#core/drawing/drawing.ts'
import {
  allowedPose,
  movePose,
  type Pose,
  poseBounds,
  rotatePose,
  scalePose
} from '#core/drawing/layer-pose.ts'
import { contentBox } from '#drawing/layer-outline.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { posedLayers, type SelectionFrame, selectionFrame, withPose } from '../canvas/selection-frame.ts'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { AlignButtons } from './align-buttons.tsx'
import { changeSelected, type PropertiesProps } from './change-selected.ts'

/** Position, size and rotation of the frame around the selection. */
export function PlaceFields({ layers }: PropertiesProps) {
  const { drawing } = useStore($openDrawing)
  const outlineText = useOutlineText(drawing)
  const boxOf = useCallback((layer: Layer) => contentBox(layer.content, outlineText), [outlineText])
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
            <FlipHorizontal2 />
          </IconButton>
          <IconButton label={m.image_editor_flip_vertical()} onClick={() => flip(layers, 'scaleY')}>
            <FlipVertical2 />
          </IconButton>
          <IconButton
            label={m.image_editor_fit_drawing()}
            onClick={() => set('fit', fitted(bounds, pose, drawing))}
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

/** Width and height before the layer is turned; a group keeps its proportions. Its upper left corner stays where it is. */
function SizeFields({ frame, onResize }: { frame: SelectionFrame; onResize: (pose: Pose) => void }) {
  const { pose, local, isGroup } = frame
  const [isLinked, setLinked] = useState(true)
  const width = Math.abs(local.width * pose.scaleX)
  const height = Math.abs(local.height * pose.scaleY)
  const keepsProportions = isLinked || isGroup
  const resize = (x: number, y: number) => {
    const scaled = keepsProportions
      ? scalePose(pose, x * y)
      : allowedPose({ ...pose, scaleX: pose.scaleX * x, scaleY: pose.scaleY * y })
    const [before, after] = [poseBounds(pose, local), poseBounds(scaled, local)]
    onResize(movePose(scaled, before.x - after.x, before.y - after.y))
  }
  return (
    <>
      <NumberField
        {...lengths}
        label={m.image_editor_width()}
        value={Math.round(width)}
        onChange={wanted => resize(wanted / width, 1)}
      />
      <NumberField
        {...lengths}
        label={m.image_editor_height()}
        value={Math.round(height)}
        onChange={wanted => resize(1, wanted / height)}
      />
      {!isGroup && (
        <Switch
          className="place-fields-linked"
          label={m.image_editor_keep_proportions()}
          checked={isLinked}
          onChange={setLinked}
        />
      )}
    </>
  )
}

const coordinates = { range: [-10_000, 10_000], step: 1 } as const
const lengths = { range: [1, 10_000], step: 1 } as const

/** The frame as large as the drawing allows, in its middle. */
function fitted(
  bounds: { x: number; y: number; width: number; height: number },
  pose: Pose,
  drawing: Size
): Pose {
  const factor = Math.min(drawing.width / bounds.width, drawing.height / bounds.height)
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
