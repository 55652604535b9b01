import type { Box } from './drawing.ts'
import { allowedPose, type Handle, type Point, type Pose, turn } from './layer-pose.ts'

/** Units that a layer's sides have at least while it is resized. */
const smallestSide = 2

/** The place of a layer's handle, in units of the drawing. */
export function posedHandle(pose: Pose, local: Box, handle: Handle): Point {
  const { x, y } = turn(scaledHandle(pose, local, handle), pose.rotation)
  return { x: pose.x + x, y: pose.y + y }
}

/**
 * Resizes a layer so that its handle follows a point; the opposite one stays where it is, and the layer never flips or vanishes. With
 * `isProportional`, which is for corners, both sides grow alike.
 */
export function resizePose<Posed extends Pose>(
  pose: Posed,
  local: Box,
  handle: Handle,
  to: Point,
  { isProportional }: { isProportional: boolean }
): Posed {
  const anchor = scaledHandle(pose, local, opposite(handle))
  const dragged = scaledHandle(pose, local, handle)
  const before = { x: dragged.x - anchor.x, y: dragged.y - anchor.y }
  const pointer = turn({ x: to.x - pose.x, y: to.y - pose.y }, -pose.rotation)
  const after = { x: pointer.x - anchor.x, y: pointer.y - anchor.y }
  const [factorX, factorY] = isProportional
    ? proportionalFactors(before, after)
    : [sideFactor(before.x, after.x), sideFactor(before.y, after.y)]

  // The anchor stays where it is: the layer's position moves towards it or away from it.
  const shift = turn({ x: anchor.x * (1 - factorX), y: anchor.y * (1 - factorY) }, pose.rotation)
  return allowedPose({
    ...pose,
    x: pose.x + shift.x,
    y: pose.y + shift.y,
    scaleX: pose.scaleX * factorX,
    scaleY: pose.scaleY * factorY
  })
}

export const opposite = ({ x, y }: Handle): Handle => ({ x: negate(x), y: negate(y) })

const negate = (place: Handle['x']): Handle['x'] => (place === 0 ? 0 : place === 1 ? -1 : 1)

/** How the diagonal grows: the pointer's place along it counts. */
function proportionalFactors(before: Point, after: Point): [number, number] {
  const square = before.x ** 2 + before.y ** 2
  const wanted = square === 0 ? 1 : (before.x * after.x + before.y * after.y) / square
  const least = smallestSide / Math.max(smallestSide, Math.min(Math.abs(before.x), Math.abs(before.y)))
  const factor = Math.max(wanted, least)
  return [factor, factor]
}

/** A side through the handle's middle keeps its length. */
function sideFactor(before: number, after: number): number {
  if (before === 0) return 1
  return Math.max(after / before, smallestSide / Math.max(smallestSide, Math.abs(before)))
}

/** A place on a layer's edge before it is turned, from its position; the handles are those that the user sees. */
function scaledHandle(pose: Pose, { x, y, width, height }: Box, handle: Handle): Point {
  const middle = { x: (x + width / 2) * pose.scaleX, y: (y + height / 2) * pose.scaleY }
  return {
    x: middle.x + (handle.x * width * Math.abs(pose.scaleX)) / 2,
    y: middle.y + (handle.y * height * Math.abs(pose.scaleY)) / 2
  }
}
