import type { Layer } from '#core/drawing/drawing.ts'
import type { Point } from '#core/drawing/layer-pose.ts'
import { pinchedPose } from './gesture-poses.ts'
import { posedLayers } from './selection-frame.ts'
import { pointOf, type Stage } from './stage-environment.ts'
import { type Track, trackPointer } from './track-pointer.ts'

/** Two fingers scale and rotate the selection; without one, they zoom the view. */
export function pinch(stage: Stage, one: PointerEvent, other: PointerEvent, onEnd: () => void): Track {
  const frame = stage.frame()
  const selected = frame && !frame.isLocked ? frame : undefined
  const latest = new Map([
    [one.pointerId, one],
    [other.pointerId, other]
  ])
  const points = (): [Point, Point] => [
    pointOf(stage, latest.get(one.pointerId) ?? one),
    pointOf(stage, latest.get(other.pointerId) ?? other)
  ]
  const from = points()
  const zoom = stage.zoom()
  const distance = () => {
    const [first = one, second = other] = [...latest.values()]
    return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
  }
  const startDistance = distance()
  let after: readonly Layer[] | undefined
  const follow = (event: PointerEvent) => {
    if (latest.has(event.pointerId)) latest.set(event.pointerId, event)
  }
  addEventListener('pointermove', follow)
  const update = () => {
    if (!selected)
      return stage.zoomTo((zoom * distance()) / Math.max(1, startDistance), middleOf(stage, latest))
    const pose = pinchedPose(selected.pose, from, points())
    after = posedLayers(selected, pose)
    stage.preview(selected, after, { frame: { ...selected, pose } })
  }
  const tracks: Track[] = []
  let isOver = false
  const end = (isCancelled: boolean) => {
    if (isOver) return
    isOver = true
    removeEventListener('pointermove', follow)
    for (const track of tracks) track.end(true)
    onEnd()
    if (selected) stage.finish(selected, isCancelled ? undefined : after)
  }
  for (const press of [one, other])
    tracks.push(trackPointer(press, { threshold: 0, onMove: update, onEnd: how => end(how === 'cancelled') }))
  return { end }
}

function middleOf(stage: Stage, pointers: ReadonlyMap<number, PointerEvent>): Point {
  const [one, other] = [...pointers.values()]
  const { left = 0, top = 0 } = stage.plane().parentElement?.getBoundingClientRect() ?? {}
  return {
    x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2 - left,
    y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2 - top
  }
}
