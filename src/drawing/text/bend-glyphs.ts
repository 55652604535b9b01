import type { TextContent } from '#core/drawing/drawing.ts'
import type { PlacedGlyph } from './place-glyphs.ts'

/** Leads a point of a glyph, relative to the start of the line and upwards, to the drawing's coordinates, which go down. */
type Bend = (glyph: PlacedGlyph, x: number, y: number) => [number, number]

/** Height above the baseline, in ems, at which bent letters have their normal distance. */
const spacingHeight = 0.3

/** Smallest radius of an arc in ems: a single letter would otherwise turn around itself. */
const smallestRadius = 0.8

/** How the letters of a text are moved: turned on an arc, or raised and lowered by a wave. */
export function bendOf({ bend, bendAmount, size }: TextContent, width: number): Bend {
  if (bend === 'none' || bendAmount === 0 || width === 0) return (_, x, y) => [x, -y]
  if (bend === 'wave') return waveOf((bendAmount * size) / 2, width)
  const radius = Math.max(width / (Math.abs(bendAmount) * Math.PI), smallestRadius * size)
  return bendAmount > 0 ? archOf(radius, width, size) : bowlOf(radius, width, size)
}

/** One period over the line. */
const waveOf =
  (height: number, width: number): Bend =>
  (_, x, y) => [x, -y - height * Math.sin((2 * Math.PI * x) / width)]

/** The middle is up. Each letter keeps its shape and is turned around the circle's centre. */
function archOf(radius: number, width: number, size: number): Bend {
  const baseline = radius - spacingHeight * size
  return ({ middle }, x, y) => {
    const angle = (middle - width / 2) / radius
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const along = x - middle
    return [(baseline + y) * sin + along * cos, baseline - (baseline + y) * cos + along * sin]
  }
}

/** The middle is down. */
function bowlOf(radius: number, width: number, size: number): Bend {
  const baseline = radius + spacingHeight * size
  return ({ middle }, x, y) => {
    const angle = (middle - width / 2) / radius
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const along = x - middle
    return [(baseline - y) * sin + along * cos, (baseline - y) * cos - along * sin - baseline]
  }
}
