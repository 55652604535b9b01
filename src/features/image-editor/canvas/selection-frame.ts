import type { Box, Drawing, Layer } from '#core/drawing/drawing.ts'
import {
  followPose,
  isInPose,
  type Point,
  type Pose,
  poseBounds,
  unionBox
} from '#core/drawing/layer-pose.ts'

/** The local box of a layer. */
export type LayerBox = (layer: Layer) => Box

/** The box around the selection: of one layer, turned as it is, or an upright one around several. */
export interface SelectionFrame {
  layers: readonly Layer[]
  pose: Pose
  local: Box
  /** Several layers scale alike on both axes. */
  isGroup: boolean
  isLocked: boolean
}

/** Undefined without a selection. */
export function selectionFrame(
  { layers }: Drawing,
  selection: readonly string[],
  boxOf: LayerBox
): SelectionFrame | undefined {
  const chosen = new Set(selection)
  const selected = layers.filter(({ id }) => chosen.has(id))
  const isLocked = selected.some(layer => layer.isLocked)
  const [first] = selected
  if (first && selected.length === 1)
    return { layers: selected, pose: first, local: boxOf(first), isGroup: false, isLocked }
  const around = unionBox(selected.map(layer => poseBounds(layer, boxOf(layer))))
  if (!around) return undefined
  const { x, y, width, height } = around
  return {
    layers: selected,
    pose: { x: x + width / 2, y: y + height / 2, scaleX: 1, scaleY: 1, rotation: 0 },
    local: { x: -width / 2, y: -height / 2, width, height },
    isGroup: true,
    isLocked
  }
}

/** The layers of a frame as they are when the frame has another pose. */
export const posedLayers = ({ layers, pose, isGroup }: SelectionFrame, after: Pose): readonly Layer[] =>
  layers.map(layer => (isGroup ? followPose(layer, pose, after) : withPose(layer, after)))

export const withPose = (layer: Layer, { x, y, scaleX, scaleY, rotation }: Pose): Layer => ({
  ...layer,
  x,
  y,
  scaleX,
  scaleY,
  rotation
})

/** The topmost layer at a point that can be moved: one whose box has the point, within `margin` units. */
export const layerAt = (
  layers: readonly Layer[],
  boxOf: LayerBox,
  point: Point,
  margin: number
): Layer | undefined =>
  layers.findLast(layer => isMovable(layer) && isInPose(layer, boxOf(layer), point, margin))

export const isMovable = ({ isHidden, isLocked }: Layer) => !isHidden && !isLocked
