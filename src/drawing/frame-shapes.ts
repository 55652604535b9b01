import type { FrameContent } from '#core/drawing/drawing.ts'

export interface Point {
  x: number
  y: number
}

/** A closed shape, clockwise. Curves are fine steps: at the size of a drawing, their corners can't be seen. */
export type Polygon = readonly Point[]

type FrameStyle = FrameContent['style']

interface Size {
  width: number
  height: number
}

/** The outer edges of each style around the origin. A banner has several parts. `double` is made of two lines. */
export const frameShapes: Readonly<Record<FrameStyle, (size: Size) => readonly Polygon[]>> = {
  line: size => [rectangle(size)],
  double: size => [rectangle(size)],
  rounded: size => [roundedRectangle(size)],
  notched: size => [notchedRectangle(size)],
  oval: size => [oval(size)],
  shield: size => [shield(size)],
  banner: size => banner(size)
}

function rectangle({ width, height }: Size): Polygon {
  const [x, y] = [width / 2, height / 2]
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y }
  ]
}

function roundedRectangle({ width, height }: Size): Polygon {
  const radius = Math.min(width, height) * 0.25
  const [x, y] = [width / 2 - radius, height / 2 - radius]
  return [
    ...arc({ x: -x, y: -y }, radius, 180, 270),
    ...arc({ x, y: -y }, radius, 270, 360),
    ...arc({ x, y }, radius, 0, 90),
    ...arc({ x: -x, y }, radius, 90, 180)
  ]
}

/** With the corners cut out by quarter circles, as on a ticket. */
function notchedRectangle({ width, height }: Size): Polygon {
  const radius = Math.min(width, height) * 0.16
  const [x, y] = [width / 2, height / 2]
  return [
    ...arc({ x: -x, y: -y }, radius, 90, 0),
    ...arc({ x, y: -y }, radius, 180, 90),
    ...arc({ x, y }, radius, 270, 180),
    ...arc({ x: -x, y }, radius, 360, 270)
  ]
}

function oval({ width, height }: Size): Polygon {
  // The four outermost points are among them.
  const quarter = steps(0, 90, Math.max(width, height) / 2).slice(0, -1)
  return [0, 90, 180, 270].flatMap(from =>
    quarter.map(angle => ({
      x: (width / 2) * cosine(from + angle),
      y: (height / 2) * sine(from + angle)
    }))
  )
}

/** A heater shield: its top corners stand out a little, its sides meet in a point. */
function shield({ width, height }: Size): Polygon {
  const [x, y] = [width / 2, height / 2]
  const dip = height * 0.05
  const shoulder = -y + height * 0.32
  const top = curve(
    { x: -x, y: -y },
    { x: -x / 2, y: -y + dip * 1.6 },
    { x: -x * 0.2, y: -y + dip },
    { x: 0, y: -y }
  )
  const right = curve({ x, y: shoulder }, { x, y: y * 0.45 }, { x: x * 0.55, y: y * 0.8 }, { x: 0, y })
  return [...top, ...mirrored(top).slice(1), ...right, ...mirrored(right).slice(1)]
}

/** A ribbon with a plate in front and two tails behind it, which are cut in and stand lower. Gaps show the folds. */
function banner({ width, height }: Size): readonly Polygon[] {
  const drop = height * 0.2
  const tail = Math.min(height * 0.75, width * 0.16)
  const fold = tail * 0.3
  const gap = Math.min(height, width) * 0.025
  const [left, top, bottom] = [-width / 2, -height / 2, height / 2]
  const plate = rectangle({ width: width - 2 * (tail - fold), height: height - drop }).map(({ x, y }) => ({
    x,
    y: y - drop / 2
  }))
  const edge = left + tail - fold
  const leftTail: Polygon = [
    { x: left, y: top + drop },
    { x: edge - gap, y: top + drop },
    { x: edge - gap, y: bottom - drop + gap },
    { x: left + tail, y: bottom - drop + gap },
    { x: left + tail, y: bottom - drop + gap + 0.01 },
    { x: edge - gap + fold * 0.2, y: bottom },
    { x: left, y: bottom },
    { x: left + tail * 0.36, y: (top + drop + bottom) / 2 }
  ]
  return [plate, leftTail, mirrored(leftTail)]
}

/** Left and right exchanged; again clockwise. */
const mirrored = (shape: Polygon): Polygon => shape.map(({ x, y }) => ({ x: -x, y })).toReversed()

const arc = ({ x, y }: Point, radius: number, from: number, to: number): Point[] =>
  steps(from, to, radius).map(angle => ({ x: x + radius * cosine(angle), y: y + radius * sine(angle) }))

/** Angles in degrees whose chords are at most about 0.1 units away from the circle. */
function steps(from: number, to: number, radius: number): number[] {
  const step = Math.min(Math.max(50 / Math.sqrt(radius), 1.5), 15)
  const count = Math.ceil(Math.abs(to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

function curve(from: Point, first: Point, second: Point, to: Point): Point[] {
  const at = (t: number, key: 'x' | 'y') =>
    (1 - t) ** 3 * from[key] +
    3 * (1 - t) ** 2 * t * first[key] +
    3 * (1 - t) * t ** 2 * second[key] +
    t ** 3 * to[key]
  return Array.from({ length: 41 }, (_, index) => ({ x: at(index / 40, 'x'), y: at(index / 40, 'y') }))
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
