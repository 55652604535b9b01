import type { Box } from '#core/drawing/drawing.ts'
import type { GroupNode } from './display-list.ts'

/** Contains a shadow and what casts it: three standard deviations from it, a blur can't be seen. */
export function shadowRegion({ x, y, deviation }: NonNullable<GroupNode['shadow']>, caster: Box): Box {
  const [width, height] = [Math.abs(x) + 3 * deviation, Math.abs(y) + 3 * deviation]
  return {
    x: caster.x - width,
    y: caster.y - height,
    width: caster.width + 2 * width,
    height: caster.height + 2 * height
  }
}
