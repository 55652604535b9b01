import type { OutlineCommand } from './private-letters.ts'

/** The bytes of a glyph in the `glyf` table, and its extent in font units. An empty outline has no bytes. */
export interface OutlineBytes {
  bytes: Uint8Array
  minX: number
  minY: number
  maxX: number
  maxY: number
  points: number
  contours: number
}

interface Point {
  x: number
  y: number
  onCurve: boolean
}

const none: OutlineBytes = {
  bytes: new Uint8Array(),
  minX: 0,
  minY: 0,
  maxX: 0,
  maxY: 0,
  points: 0,
  contours: 0
}

/** Writes an outline as a simple glyph of a TrueType font: https://learn.microsoft.com/typography/opentype/spec/glyf */
export function writeOutline(commands: readonly OutlineCommand[]): OutlineBytes {
  const contours = toContours(commands)
  const points = contours.flat()
  if (points.length === 0) return none
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const box = {
    minX: xs.reduce((least, x) => Math.min(least, x)),
    minY: ys.reduce((least, y) => Math.min(least, y)),
    maxX: xs.reduce((most, x) => Math.max(most, x)),
    maxY: ys.reduce((most, y) => Math.max(most, y))
  }
  const out: number[] = []
  for (const value of [contours.length, box.minX, box.minY, box.maxX, box.maxY]) pushInt16(out, value)
  let end = -1
  for (const contour of contours) {
    end += contour.length
    pushInt16(out, end)
  }
  // No instructions.
  pushInt16(out, 0)
  const [horizontal, vertical] = [writeDistances(xs, 'x'), writeDistances(ys, 'y')]
  for (const [index, { onCurve }] of points.entries())
    out.push(Number(onCurve) | (horizontal.flags[index] ?? 0) | (vertical.flags[index] ?? 0))
  out.push(...horizontal.bytes, ...vertical.bytes)
  // Glyphs begin at even offsets.
  if (out.length % 2 === 1) out.push(0)
  return { ...box, bytes: Uint8Array.from(out), points: points.length, contours: contours.length }
}

/** Contours of points in whole units. What is closed by a line to its start needs no point there. */
function toContours(commands: readonly OutlineCommand[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'closePath') continue
    if (command === 'moveTo') contours.push([])
    const contour = contours.at(-1)
    const pairs = Array.from({ length: args.length / 2 }, (_, index) => ({
      x: Math.round(args[2 * index] ?? 0),
      y: Math.round(args[2 * index + 1] ?? 0)
    }))
    const points =
      command === 'bezierCurveTo'
        ? toQuadratic(contour?.at(-1), pairs)
        : pairs.map((pair, index) => ({ ...pair, onCurve: index === pairs.length - 1 }))
    contour?.push(...points)
  }
  return contours.map(withoutRepeatedEnd).filter(({ length }) => length > 1)
}

function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)]
  const repeats = contour.length > 1 && last?.onCurve && first?.x === last.x && first.y === last.y
  return repeats ? contour.slice(0, -1) : contour
}

type Place = Omit<Point, 'onCurve'>

/** Two quadratic curves in place of a cubic one, which TrueType doesn't have. They differ by less than a unit in letters. */
function toQuadratic(
  start: Place = { x: 0, y: 0 },
  [one = start, two = one, end = two]: readonly Place[]
): Point[] {
  const middle = {
    x: (start.x + 3 * one.x + 3 * two.x + end.x) / 8,
    y: (start.y + 3 * one.y + 3 * two.y + end.y) / 8
  }
  const control = (from: Place, near: Place) => ({
    x: from.x + 0.75 * (near.x - from.x),
    y: from.y + 0.75 * (near.y - from.y)
  })
  return [
    { ...rounded(control(start, one)), onCurve: false },
    { ...rounded(middle), onCurve: true },
    { ...rounded(control(end, two)), onCurve: false },
    { ...end, onCurve: true }
  ]
}

const rounded = ({ x, y }: Place): Place => ({ x: Math.round(x), y: Math.round(y) })

const flagBits = { x: { short: 2, same: 16 }, y: { short: 4, same: 32 } } as const

/** Distances from point to point, in one byte or two, with the flags that tell them apart. */
function writeDistances(values: readonly number[], axis: 'x' | 'y') {
  const { short, same } = flagBits[axis]
  const [flags, bytes]: [number[], number[]] = [[], []]
  let former = 0
  for (const value of values) {
    const distance = value - former
    former = value
    if (distance === 0) flags.push(same)
    else if (Math.abs(distance) < 256) {
      flags.push(distance > 0 ? short | same : short)
      bytes.push(Math.abs(distance))
    } else {
      flags.push(0)
      pushInt16(bytes, distance)
    }
  }
  return { flags, bytes }
}

const pushInt16 = (out: number[], value: number) => out.push((value >> 8) & 255, value & 255)
