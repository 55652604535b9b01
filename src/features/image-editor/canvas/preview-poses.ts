import type { Layer } from '#core/drawing/drawing.ts'
import { invert, layerMatrix, type Matrix, multiply } from '#core/drawing/layer-matrix.ts'

/**
 * Shows layers at other poses by the `transform` of their elements: nothing is rendered by React. Returns whether every layer has an
 * element; a cut-out has none, for example. Meanwhile the browser paints every layer by itself (`canvas.css`), so that a move
 * paints nothing.
 */
export function previewPoses(svg: SVGSVGElement, before: readonly Layer[], after: readonly Layer[]): boolean {
  const elements = before.map(layer => layerElement(svg, layer))
  if (elements.some(element => !element)) return false
  svg.dataset.moving = ''
  for (const [index, element] of elements.entries()) {
    const [from, to] = [before[index], after[index]]
    const back = from && invert(layerMatrix(from))
    if (!element || !to || !back) continue
    const matrix = multiply(layerMatrix(to), back)
    element.style.transform = `matrix(${matrix.join(',')})`
    // What is scaled would be as coarse as it was painted.
    element.style.willChange = isScaled(matrix) ? 'auto' : ''
  }
  return true
}

export function clearPreview(svg: SVGSVGElement, layers: readonly Layer[]) {
  delete svg.dataset.moving
  for (const layer of layers) {
    const style = layerElement(svg, layer)?.style
    style?.removeProperty('transform')
    style?.removeProperty('will-change')
  }
}

const isScaled = ([a, b, c, d]: Matrix) =>
  Math.abs(Math.hypot(a, b) - 1) > tolerance || Math.abs(Math.hypot(c, d) - 1) > tolerance

/** Below what anyone sees: the matrix comes from an inverted one. */
const tolerance = 1e-4

const layerElement = (svg: SVGSVGElement, { id }: Layer) =>
  svg.querySelector<SVGElement>(`[data-layer="${id}"]`)
