import type { Box, Drawing, Fill, VariantStyle } from '#core/drawing/drawing.ts'
import type { Paint } from './display-list.ts'

/**
 * What a fill paints with; undefined for an image's own colours.
 *
 * @param box of the layer, in units of the drawing
 */
export function fillPaint(
  fill: Fill,
  style: VariantStyle,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  box: Box
): Paint | undefined {
  if (fill.kind === 'original') return undefined
  if (fill.kind === 'flat') return fill.colour
  if (fill.kind === 'team') return gradientOver(style, { x: 0, y: 0, width, height })
  return gradientOver(fill, box)
}

/** A linear gradient whose ends touch the box's edges. */
function gradientOver(
  { from, to, angle }: { from: string; to: string; angle: number },
  { x, y, width, height }: Box
): Paint {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const half = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return {
    from,
    to,
    x1: middleX - cos * half,
    y1: middleY - sin * half,
    x2: middleX + cos * half,
    y2: middleY + sin * half
  }
}
