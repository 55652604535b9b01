import {
  type Handle,
  movePose,
  type Point,
  type Pose,
  poseBounds,
  rotatePose,
  scalePose
} from '#core/drawing/layer-pose.ts'
import { opposite, posedHandle, resizePose } from '#core/drawing/resize-layer.ts'
import { type Guide, type SnapLines, snapBox, snapCorner, snapHandle } from '#core/drawing/snapping.ts'
import type { SelectionFrame } from './selection-frame.ts'

/** Degrees of a step when the rotation snaps. */
const angleStep = 15

/** The pointer in units of the drawing, and the keys that are held. */
export interface GesturePoint extends Point {
  shiftKey: boolean
  /** Suspends snapping. */
  isFree: boolean
}

export interface Snapping {
  lines: SnapLines
  /** Units. */
  tolerance: number
}

/** A frame's pose during a gesture, and the lines that it has snapped to. */
export interface GestureStep {
  pose: Pose
  guides: readonly Guide[]
}

export type GestureSteps = (point: GesturePoint) => GestureStep

/** Drags a frame; with Shift along one axis. */
export const moving =
  ({ pose, local }: SelectionFrame, from: Point, snapping: Snapping): GestureSteps =>
  point => {
    const by = { x: point.x - from.x, y: point.y - from.y }
    const isLevel = Math.abs(by.x) > Math.abs(by.y)
    const moved = point.shiftKey
      ? movePose(pose, isLevel ? by.x : 0, isLevel ? 0 : by.y)
      : movePose(pose, by.x, by.y)
    if (point.isFree) return { pose: moved, guides: [] }
    const { dx, dy, guides } = snapBox(poseBounds(moved, local), snapping.lines, snapping.tolerance)
    return { pose: movePose(moved, dx, dy), guides }
  }

/** Resizes a frame by a handle: in proportion at a corner unless Shift frees it, along one axis at a side. */
export function resizing(
  { pose, local, isGroup }: SelectionFrame,
  handle: Handle,
  from: Point,
  snapping: Snapping
): GestureSteps {
  const start = posedHandle(pose, local, handle)
  const anchor = posedHandle(pose, local, opposite(handle))
  const isCorner = handle.x !== 0 && handle.y !== 0
  // Edges of a turned frame aren't parallel to any line.
  const isUpright = pose.rotation % 180 === 0
  return point => {
    const isProportional = isCorner && (isGroup || !point.shiftKey)
    const resize = (to: Point) => resizePose(pose, local, handle, to, { isProportional })
    const target = { x: start.x + point.x - from.x, y: start.y + point.y - from.y }
    if (point.isFree || !isUpright) return { pose: resize(target), guides: [] }
    const at = isProportional ? posedHandle(resize(target), local, handle) : target
    const { lines, tolerance } = snapping
    const { dx, dy, guides } = isProportional
      ? snapCorner(at, anchor, lines, tolerance)
      : snapHandle(at, handle, lines, tolerance)
    return { pose: resize({ x: at.x + dx, y: at.y + dy }), guides }
  }
}

/** Turns a frame about its middle; with Shift in steps of 15°. */
export function rotating({ pose }: SelectionFrame, from: Point): GestureSteps {
  const angleAt = ({ x, y }: Point) => (Math.atan2(y - pose.y, x - pose.x) * 180) / Math.PI
  const start = angleAt(from)
  return point => {
    const angle = pose.rotation + angleAt(point) - start
    const wanted = point.shiftKey ? Math.round(angle / angleStep) * angleStep : angle
    return { pose: rotatePose(pose, wanted - pose.rotation), guides: [] }
  }
}

/** Two fingers: the frame follows their distance, their angle and the point between them. */
export function pinchedPose(pose: Pose, from: readonly [Point, Point], to: readonly [Point, Point]): Pose {
  const [before, after] = [fingers(from), fingers(to)]
  const factor = after.distance / Math.max(1, before.distance)
  const turned = rotatePose(scalePose(pose, Math.max(0.02, factor)), after.angle - before.angle)
  return movePose(turned, after.x - before.x, after.y - before.y)
}

function fingers([one, other]: readonly [Point, Point]) {
  const [x, y] = [other.x - one.x, other.y - one.y]
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    distance: Math.hypot(x, y),
    angle: (Math.atan2(y, x) * 180) / Math.PI
  }
}
