import type { Layer } from '#core/drawing/drawing.ts'
import { type Handle, isInPose, type Point, poseBounds } from '#core/drawing/layer-pose.ts'
import { snapLines } from '#core/drawing/snapping.ts'
import {
  type GesturePoint,
  type GestureSteps,
  moving,
  resizing,
  rotating,
  type Snapping
} from './gesture-poses.ts'
import { marquee } from './marquee.ts'
import { pinch } from './pinch.ts'
import { isMovable, layerAt, posedLayers, type SelectionFrame } from './selection-frame.ts'
import { dragThreshold, pointOf, type Stage } from './stage-environment.ts'
import { type Track, trackPointer } from './track-pointer.ts'

/** Pixels. */
const snapDistance = 6
const touchMargin = 12
const handleReach = 22

/** The gestures of a stage: a press starts one, a second finger replaces it. */
export function stageGestures(stage: Stage) {
  const fingers = new Map<number, PointerEvent>()
  let running: Track | undefined
  let isHeld = false

  const start = (press: PointerEvent, frame: SelectionFrame, steps: GestureSteps, onPress = () => {}) => {
    let after: readonly Layer[] | undefined
    isHeld = true
    running = trackPointer(press, {
      threshold: dragThreshold(press),
      onMove: event => {
        const { pose, guides } = steps(gesturePoint(stage, event))
        after = posedLayers(frame, pose)
        stage.preview(frame, after, { frame: { ...frame, pose }, guides })
      },
      onEnd: end => {
        running = undefined
        isHeld = false
        if (end === 'pressed') onPress()
        stage.finish(frame, end === 'dragged' ? after : undefined)
      }
    })
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, event)
      forgetAtEnd(fingers, event)
      const [one, other] = [...fingers.values()]
      if (one && other) {
        running?.end(true)
        isHeld = true
        running = pinch(stage, one, other, () => {
          running = undefined
          isHeld = false
        })
        return
      }
    }
    if (running) return
    const point = gesturePoint(stage, event)
    const frame = stage.frame()
    const handle = event.target instanceof Element && event.target.closest<SVGElement>('[data-handle]')
    if (handle && frame && !frame.isLocked && !movesByFinger(stage, frame, event, handle))
      return start(event, frame, handleSteps(stage, frame, handle.dataset.handle ?? '', point))
    const hit = pressedLayer(stage, event, point)
    if (event.shiftKey && hit) {
      const toggle = () => stage.select(toggled(stage.selection(), hit.id))
      return frame && !frame.isLocked && frame.layers.includes(hit)
        ? start(event, frame, moving(frame, point, snapping(stage, frame)), toggle)
        : toggle()
    }
    if (event.shiftKey) {
      // A marquee adds to the selection, also from inside its frame.
    } else if (frame && !frame.isLocked && isInPose(frame.pose, frame.local, point)) {
      return start(event, frame, moving(frame, point, snapping(stage, frame)), () =>
        stage.select(hit ? [hit.id] : [])
      )
    } else if (hit) {
      stage.select([hit.id])
      const selected = stage.frame()
      return selected && start(event, selected, moving(selected, point, snapping(stage, selected)))
    }
    running = marquee(stage, event, point, () => {
      running = undefined
    })
  }
  return {
    press,
    /** Whether a finger holds something: then the page must not scroll. */
    isHeld: () => isHeld
  }
}

/** In the middle of a small frame, all of which its handles cover for a finger: there it moves the frame. */
function movesByFinger(
  stage: Stage,
  { pose, local }: SelectionFrame,
  event: PointerEvent,
  { dataset }: SVGElement
) {
  if (event.pointerType !== 'touch' || dataset.handle === 'rotate') return false
  const { scale } = stage.view()
  const shorter = Math.min(Math.abs(local.width * pose.scaleX), Math.abs(local.height * pose.scaleY))
  return isInPose(pose, local, pointOf(stage, event), -Math.min(handleReach / scale, shorter / 6))
}

function handleSteps(stage: Stage, frame: SelectionFrame, handle: string, point: GesturePoint): GestureSteps {
  if (handle === 'rotate') return rotating(frame, point)
  const [x, y] = handle.split(' ').map(Number)
  return resizing(frame, { x: sign(x), y: sign(y) }, point, snapping(stage, frame))
}

const sign = (value = 0): Handle['x'] => (value > 0 ? 1 : value < 0 ? -1 : 0)

function snapping(stage: Stage, { layers }: SelectionFrame): Snapping {
  const drawing = stage.drawing()
  const others = drawing.layers.filter(layer => !layer.isHidden && !layers.includes(layer))
  return {
    lines: snapLines(
      drawing,
      others.map(layer => poseBounds(layer, stage.boxOf(layer)))
    ),
    tolerance: snapDistance / stage.view().scale
  }
}

function gesturePoint(stage: Stage, event: PointerEvent): GesturePoint {
  const { shiftKey, altKey, ctrlKey, metaKey } = event
  return { ...pointOf(stage, event), shiftKey, isFree: altKey || ctrlKey || metaKey }
}

/** What is painted at the pointer, else the topmost box there, which a finger may miss by some pixels. */
function pressedLayer(stage: Stage, event: PointerEvent, point: Point): Layer | undefined {
  const { layers } = stage.drawing()
  const byId = new Map(layers.map(layer => [layer.id, layer]))
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const id = stage.plane().contains(element) && element.closest<SVGElement>('[data-layer]')?.dataset.layer
    const layer = id ? byId.get(id) : undefined
    if (layer && isMovable(layer)) return layer
  }
  const margin = event.pointerType === 'touch' ? touchMargin / stage.view().scale : 0
  return layerAt(layers, stage.boxOf, point, 0) ?? layerAt(layers, stage.boxOf, point, margin)
}

const toggled = (selection: readonly string[], id: string) =>
  selection.includes(id) ? selection.filter(each => each !== id) : [...selection, id]

function forgetAtEnd(fingers: Map<number, PointerEvent>, { pointerId }: PointerEvent) {
  const stop = new AbortController()
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      type,
      event => {
        if (event.pointerId !== pointerId) return
        fingers.delete(pointerId)
        stop.abort()
      },
      { signal: stop.signal }
    )
}
