import type { Drawing, Layer, Variant } from '#core/drawing/drawing.ts'
import { imageLayers } from '#drawing/svg-file.ts'

/** Layers for which the chosen variants can’t be SVG files: images. The lowest first. */
export function chosenImageLayers(drawing: Drawing, variants: readonly Variant[]): readonly Layer[] {
  const obstacles = new Set(variants.flatMap(variant => imageLayers(drawing, variant)))
  return drawing.layers.filter(layer => obstacles.has(layer))
}
