import type { Layer } from '#core/drawing/drawing.ts'
import { invert, layerMatrix, multiply } from '#core/drawing/layer-matrix.ts'

/**
 * Shows layers at other poses by the `transform` of their elements: nothing is rendered by React. Returns whether every layer has an
 * element; a cut-out has none, for example.
 */
export function previewPoses(svg: SVGSVGElement, before: readonly Layer[], after: readonly Layer[]): boolean {
  const elements = before.map(layer => layerElement(svg, layer))
  if (elements.some(element => !element)) return false
  for (const [index, element] of elements.entries()) {
    const [from, to] = [before[index], after[index]]
    const back = from && invert(layerMatrix(from))
    if (!element || !to || !back) continue
    element.style.transform = `matrix(${multiply(layerMatrix(to), back).join(',')})`
    // The browser then paints the layer once, and moves what it has painted.
    element.style.willChange = 'transform'
  }
  return true
}

export function clearPreview(svg: SVGSVGElement, layers: readonly Layer[]) {
  for (const layer of layers) {
    const style = layerElement(svg, layer)?.style
    style?.removeProperty('transform')
    style?.removeProperty('will-change')
  }
}

const layerElement = (svg: SVGSVGElement, { id }: Layer) =>
  svg.querySelector<SVGElement>(`[data-layer="${id}"]`)
