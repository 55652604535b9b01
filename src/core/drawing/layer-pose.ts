import type { Box, Layer } from './drawing.ts'
import { layerMatrix, transformBox } from './layer-matrix.ts'

/** Where a layer is, how large, and how it is turned. */
export type Pose = Pick<Layer, 'x' | 'y' | 'scaleX' | 'scaleY' | 'rotation'>

export interface Point {
  x: number
  y: number
}

/** A place on a box's edge: -1, 0 or 1 for left, middle and right, and for top, middle and bottom. */
export interface Handle {
  x: -1 | 0 | 1
  y: -1 | 0 | 1
}

/** The upright box around a layer whose content has the local box `local`, in units of the drawing. */
export const poseBounds = (pose: Pose, local: Box): Box => transformBox(layerMatrix(pose), local)

/** Whether a point is in a layer's box, or at most `margin` units beside it. */
export function isInPose(pose: Pose, local: Box, point: Point, margin = 0): boolean {
  const { x, y } = turn({ x: point.x - pose.x, y: point.y - pose.y }, -pose.rotation)
  const [left, right] = inOrder(local.x * pose.scaleX, (local.x + local.width) * pose.scaleX)
  const [top, bottom] = inOrder(local.y * pose.scaleY, (local.y + local.height) * pose.scaleY)
  return x >= left - margin && x <= right + margin && y >= top - margin && y <= bottom + margin
}

/** The smallest box around boxes; undefined without any. */
export function unionBox(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(box => box.x))
  const top = Math.min(...boxes.map(box => box.y))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(box => box.x + box.width)) - left,
    height: Math.max(...boxes.map(box => box.y + box.height)) - top
  }
}

export const movePose = <Posed extends Pose>(pose: Posed, dx: number, dy: number): Posed =>
  allowedPose({ ...pose, x: pose.x + dx, y: pose.y + dy })

/** Scales a pose about a point. */
export const scalePose = <Posed extends Pose>(pose: Posed, factor: number, about: Point = pose): Posed =>
  allowedPose({
    ...pose,
    x: about.x + (pose.x - about.x) * factor,
    y: about.y + (pose.y - about.y) * factor,
    scaleX: pose.scaleX * factor,
    scaleY: pose.scaleY * factor
  })

/** Turns a pose about a point, in degrees clockwise. */
export function rotatePose<Posed extends Pose>(pose: Posed, degrees: number, about: Point = pose): Posed {
  const { x, y } = turn({ x: pose.x - about.x, y: pose.y - about.y }, degrees)
  return allowedPose({ ...pose, x: about.x + x, y: about.y + y, rotation: pose.rotation + degrees })
}

/** How a layer of a group moves when the frame around the group is moved, scaled alike on both axes and turned. */
export function followPose<Posed extends Pose>(pose: Posed, before: Pose, after: Pose): Posed {
  const scaled = scalePose(pose, after.scaleX / before.scaleX, before)
  const turned = rotatePose(scaled, after.rotation - before.rotation, before)
  return movePose(turned, after.x - before.x, after.y - before.y)
}

/** A pose whose numbers the schema allows, rounded to thousandths; scales, to hundred thousandths. */
export function allowedPose<Posed extends Pose>(pose: Posed): Posed {
  return {
    ...pose,
    x: round(clamp(pose.x, 10_000), 1e3),
    y: round(clamp(pose.y, 10_000), 1e3),
    scaleX: allowedScale(pose.scaleX),
    scaleY: allowedScale(pose.scaleY),
    rotation: round(plainAngle(pose.rotation), 1e3)
  }
}

/** Scales are never 0. */
function allowedScale(scale: number): number {
  const rounded = round(clamp(scale, 1000), 1e5)
  return Math.abs(rounded) >= 1e-5 ? rounded : scale < 0 ? -1e-5 : 1e-5
}

/** The same angle, above -180 and up to 180 degrees. */
const plainAngle = (degrees: number) => degrees - 360 * Math.ceil((degrees - 180) / 360)

/** Adding 0 makes -0 a plain 0. */
const round = (value: number, parts: number) => Math.round(value * parts) / parts + 0
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
const inOrder = (one: number, other: number) =>
  (one < other ? [one, other] : [other, one]) as [number, number]

/** Turns a vector about the origin. */
export function turn({ x, y }: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
