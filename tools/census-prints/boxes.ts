import { headerStyleOf } from '#print/page/header-style.ts'
import { margins, pixelsPerPoint, type Size } from '#print/page/paper.ts'
import type { SvgElement } from '#print/pdf/parse-svg.ts'

/** The box of a text or drawing on a page, in points. */
export interface PlacedBox {
  /** The text, or `icon` for a drawing. */
  what: string
  /** The font size; undefined for a drawing. */
  size: number | undefined
  left: number
  top: number
  right: number
  bottom: number
}

/** The boxes of all texts and drawings of a page, without backgrounds as wide as the page. */
export function findBoxes(page: SvgElement): PlacedBox[] {
  const width = Number(page.attributes.width ?? 0) / pixelsPerPoint
  return page.children.flatMap(placedBox).filter(({ left, right }) => right - left < width - 1)
}

function placedBox({ name, attributes, text }: SvgElement): PlacedBox[] {
  const number = (key: string) => Number(attributes[key] ?? 0) / pixelsPerPoint
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  if (name === 'image') return [{ what: 'icon', size: undefined, ...corners(x, y, width, height) }]
  if (name !== 'text' || !text.trim()) return []
  const size = number('font-size')
  // Letters extend from about 0.7 of the font size above the baseline to 0.2 below it.
  const box = corners(x, y - 0.7 * size, width, 0.9 * size)
  return [{ what: text, size, ...transformed(box, attributes.transform) }]
}

const corners = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height
})

type Corners = ReturnType<typeof corners>

function transformed(box: Corners, transform: string | undefined): Corners {
  const matrix = transform
    ?.match(/matrix\(([^)]*)\)/)?.[1]
    ?.split(',')
    .map(Number)
  if (!matrix) return box
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const at = (x: number, y: number) => [
    a * x + c * y + e / pixelsPerPoint,
    b * x + d * y + f / pixelsPerPoint
  ]
  const [x1 = 0, y1 = 0] = at(box.left, box.top)
  const [x2 = 0, y2 = 0] = at(box.right, box.bottom)
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
}

/** Points by which the layout engine sets texts wider than the PDF, which also kerns across punctuation and stars. */
export const kerningTolerance = 2.5
/** The smallest legible font size, in points. */
export const minFontSize = 6.5

/**
 * Pairs of boxes that overlap by more than a tolerance: vertically 0.6 points, horizontally the kerning. Returns
 * descriptions.
 */
export function findOverlaps(boxes: readonly PlacedBox[]): string[] {
  const tolerance = 0.6
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        other =>
          one.left < other.right - kernBetween(one, other) &&
          other.left < one.right - kernBetween(one, other) &&
          one.top < other.bottom - tolerance &&
          other.top < one.bottom - tolerance &&
          !areApart(one, other)
      )
      .map(other => `${one.what} | ${other.what}`)
  )
}

/** The horizontal tolerance in points: it grows with the font size, as kerning does. */
const kernBetween = ({ size = 0 }: PlacedBox, other: PlacedBox) =>
  Math.max(kerningTolerance, 0.3 * Math.min(size, other.size ?? 0, 14))

/**
 * Whether two drawings overlap legitimately: concentric ones are parts of one drawing, like a candle and its flame; others
 * are round, so that their boxes may overlap at the corners.
 */
function areApart(one: PlacedBox, other: PlacedBox): boolean {
  if (one.what !== 'icon' || other.what !== 'icon') return false
  const [a, b] = [circleIn(one), circleIn(other)]
  const distance = Math.hypot(a.x - b.x, a.y - b.y)
  return distance === 0 || distance > a.radius + b.radius
}

const circleIn = ({ left, right, top, bottom }: PlacedBox) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  radius: Math.min(right - left, bottom - top) / 2
})

/** Boxes with a font size too small or outside of the page margins. Returns descriptions. */
export function findMisplaced(boxes: readonly PlacedBox[], { width, height }: Size): string[] {
  const bounds = {
    left: margins.side - 1,
    right: width - margins.side + kerningTolerance,
    // Headers of half pages begin higher.
    top: Math.min(margins.top, headerStyleOf({ isHalf: true }).top) - 1,
    bottom: height - margins.footerBottom + 1
  }
  return boxes.flatMap(({ what, size = minFontSize, left, right, top, bottom }) => [
    ...(size < minFontSize ? [`${what}: ${size} points`] : []),
    ...(left < bounds.left || right > bounds.right || top < bounds.top || bottom > bounds.bottom
      ? [`${what}: outside of the margins`]
      : [])
  ])
}
