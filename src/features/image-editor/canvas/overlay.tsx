import { memo, type Ref } from 'react'
import type { Box } from '#core/drawing/drawing.ts'
import { type Handle, type Pose, turn } from '#core/drawing/layer-pose.ts'
import { posedHandle } from '#core/drawing/resize-layer.ts'
import type { Guide } from '#core/drawing/snapping.ts'
import type { View } from './use-view.ts'

/** The handles of a frame; the corners first, clockwise from the upper left. */
const handles: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 }
]

/** Pixels from the frame to the handle that rotates it. */
const stalk = 26

/** Pixels that this handle stays away from the edge of the stage, where nobody could reach it. */
const inset = 12

/** A side that is shorter, in pixels, has no handle in its middle. */
const shortSide = 60

/** What the overlay shows. */
export interface Overlay {
  frame?: { pose: Pose; local: Box; isGroup: boolean; isLocked: boolean } | undefined
  guides?: readonly Guide[] | undefined
  /** In units of the drawing. */
  marquee?: Box | undefined
}

/** The frame of the selection, the guides and the marquee. `drawOverlay` places them: React renders them only once. */
export const OverlayElements = memo(({ ref }: { ref: Ref<SVGSVGElement> }) => (
  <svg ref={ref} className="stage-overlay" aria-hidden="true">
    <path className="stage-guides" />
    <g display="none">
      <polygon className="stage-frame" />
      <line className="stage-stalk" />
      {handles.map(handle => (
        <g key={`${handle.x} ${handle.y}`} className="stage-handle" data-handle={`${handle.x} ${handle.y}`}>
          <circle className="stage-handle-area" />
          {handle.x !== 0 && handle.y !== 0 ? (
            <circle r="6" />
          ) : (
            <rect x="-5" y="-5" width="10" height="10" />
          )}
        </g>
      ))}
      <g className="stage-handle stage-handle-rotate" data-handle="rotate">
        <circle className="stage-handle-area" />
        <circle r="7" />
      </g>
    </g>
    <rect className="stage-marquee" display="none" />
  </svg>
))

/** Places the overlay's elements: also with each frame of a gesture, without React. */
export function drawOverlay(svg: SVGSVGElement, view: View, { frame, guides = [], marquee }: Overlay) {
  const [guidePath, group, rect] = svg.children
  const { width, height } = view.plane
  const d = guides.map(({ axis, at }) =>
    axis === 'x' ? `M${view.left + at * view.scale} 0v${height}` : `M0 ${view.top + at * view.scale}h${width}`
  )
  guidePath?.setAttribute('d', d.join(''))
  if (group instanceof SVGElement) drawFrame(group, view, frame)
  if (rect) drawMarquee(rect, view, marquee)
}

function drawMarquee(rect: Element, { scale, left, top }: View, marquee: Box | undefined) {
  if (!marquee) return rect.setAttribute('display', 'none')
  rect.removeAttribute('display')
  rect.setAttribute('x', `${left + marquee.x * scale}`)
  rect.setAttribute('y', `${top + marquee.y * scale}`)
  rect.setAttribute('width', `${marquee.width * scale}`)
  rect.setAttribute('height', `${marquee.height * scale}`)
}

function drawFrame(group: SVGElement, { scale, left, top, plane }: View, frame: Overlay['frame']) {
  if (!frame) return group.setAttribute('display', 'none')
  group.removeAttribute('display')
  const { pose, local } = frame
  const [polygon, line, ...knobs] = group.children
  const points = handles.map(handle => {
    const { x, y } = posedHandle(pose, local, handle)
    return { x: left + x * scale, y: top + y * scale }
  })
  polygon?.setAttribute(
    'points',
    points
      .slice(0, 4)
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')
  )
  const sides = {
    width: Math.abs(local.width * pose.scaleX * scale),
    height: Math.abs(local.height * pose.scaleY * scale)
  }
  for (const [index, handle] of handles.entries()) {
    const isCorner = handle.x !== 0 && handle.y !== 0
    const room = handle.x === 0 ? sides.width : sides.height
    const isShown = !frame.isLocked && (isCorner || (!frame.isGroup && room >= shortSide))
    place(knobs[index], points[index], isShown)
    knobs[index]?.setAttribute('data-cursor', cursorOf(handle, pose.rotation))
  }
  const above = points[4]
  const { x, y } = turn({ x: 0, y: -stalk }, pose.rotation)
  const end = above && { x: within(above.x + x, plane.width), y: within(above.y + y, plane.height) }
  place(knobs[8], end, !frame.isLocked)
  line?.setAttribute('display', frame.isLocked ? 'none' : 'inline')
  for (const [name, value] of Object.entries({ x1: above?.x, y1: above?.y, x2: end?.x, y2: end?.y }))
    line?.setAttribute(name, `${value ?? 0}`)
}

function place(element: Element | undefined, at: { x: number; y: number } | undefined, isShown: boolean) {
  element?.setAttribute('display', isShown && at ? 'inline' : 'none')
  if (at) element?.setAttribute('transform', `translate(${at.x} ${at.y})`)
}

const within = (at: number, length: number) => Math.min(length - inset, Math.max(inset, at))

/** The direction in which a handle moves, as cursors have it: 0 to the side, 1 down to the right, 2 down, 3 down to the left. */
function cursorOf({ x, y }: Handle, rotation: number): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + rotation
  return `${((Math.round(angle / 45) % 4) + 4) % 4}`
}
