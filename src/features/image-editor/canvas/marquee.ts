import type { Box } from '#core/drawing/drawing.ts'
import { type Point, poseBounds } from '#core/drawing/layer-pose.ts'
import { isMovable } from './selection-frame.ts'
import { dragThreshold, pointOf, type Stage } from './stage-environment.ts'
import { type Track, trackPointer } from './track-pointer.ts'

/** Draws a box that selects what it touches. A finger only taps: it scrolls otherwise. */
export function marquee(stage: Stage, press: PointerEvent, from: Point, onEnd: () => void): Track {
  const isTouch = press.pointerType === 'touch'
  const before = press.shiftKey ? stage.selection() : []
  let box: Box | undefined
  return trackPointer(press, {
    threshold: dragThreshold(press),
    onMove: event => {
      if (isTouch) return
      const to = pointOf(stage, event)
      box = {
        x: Math.min(from.x, to.x),
        y: Math.min(from.y, to.y),
        width: Math.abs(to.x - from.x),
        height: Math.abs(to.y - from.y)
      }
      stage.drawOverlay({ frame: stage.frame(), marquee: box })
    },
    onEnd: end => {
      onEnd()
      const area = box
      if (end === 'pressed') stage.select(before)
      else if (area && end === 'dragged') {
        const inside = stage
          .drawing()
          .layers.filter(layer => isMovable(layer) && overlaps(poseBounds(layer, stage.boxOf(layer)), area))
        stage.select([...new Set([...before, ...inside.map(({ id }) => id)])])
      }
      stage.drawOverlay({ frame: stage.frame() })
    }
  })
}

const overlaps = (one: Box, other: Box) =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height
