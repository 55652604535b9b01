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
      <path className="stage-stalk" />
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
  set(guidePath, 'd', d.join(''))
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

function drawFrame(group: SVGElement, view: View, frame: Overlay['frame']) {
  set(group, 'display', frame ? 'inline' : 'none')
  if (!frame) return
  const { pose, local } = frame
  const { scale, plane } = view
  const middle = { x: view.left + pose.x * scale, y: view.top + pose.y * scale }
  const [polygon, line, ...knobs] = group.children
  // Relative to the frame's position, so that a move changes the group's place alone.
  const points = handles.map(handle => {
    const { x, y } = posedHandle(pose, local, handle)
    return { x: (x - pose.x) * scale, y: (y - pose.y) * scale }
  })
  set(group, 'transform', translation(middle))
  set(
    polygon,
    'points',
    points
      .slice(0, 4)
      .map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
      .join(' ')
  )
  const sides = {
    width: Math.abs(local.width * pose.scaleX * scale),
    height: Math.abs(local.height * pose.scaleY * scale)
  }
  for (const [index, handle] of handles.entries()) {
    const isCorner = handle.x !== 0 && handle.y !== 0
    const room = handle.x === 0 ? sides.width : sides.height
    place(knobs[index], points[index], !frame.isLocked && (isCorner || (!frame.isGroup && room >= shortSide)))
    set(knobs[index], 'data-cursor', cursorOf(handle, pose.rotation))
  }
  const top = points[4] ?? { x: 0, y: 0 }
  const above = turn({ x: 0, y: -stalk }, pose.rotation)
  const end = {
    x: within(middle.x + top.x + above.x, plane.width) - middle.x,
    y: within(middle.y + top.y + above.y, plane.height) - middle.y
  }
  place(knobs[8], end, !frame.isLocked)
  set(line, 'display', frame.isLocked ? 'none' : 'inline')
  set(line, 'd', `M${rounded(top.x)} ${rounded(top.y)}L${rounded(end.x)} ${rounded(end.y)}`)
}

function place(element: Element | undefined, at: { x: number; y: number } | undefined, isShown: boolean) {
  set(element, 'display', isShown && at ? 'inline' : 'none')
  if (at) set(element, 'transform', translation(at))
}

const translation = ({ x, y }: { x: number; y: number }) => `translate(${rounded(x)} ${rounded(y)})`

const rounded = (pixels: number) => Math.round(pixels * 100) / 100

/** Touches only what changes: each attribute that is set costs the browser a part of the frame. */
function set(element: Element | undefined, name: string, value: string) {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value)
}

const within = (at: number, length: number) => Math.min(length - inset, Math.max(inset, at))

/** The direction in which a handle moves, as cursors have it: 0 to the side, 1 down to the right, 2 down, 3 down to the left. */
function cursorOf({ x, y }: Handle, rotation: number): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + rotation
  return `${((Math.round(angle / 45) % 4) + 4) % 4}`
}
