import { changeAdjustments, type ImageLayer } from './change-image.ts'
import { pickColour } from './pick-colour.ts'

/** Most points of a drawing's image. */
const mostPoints = 50

/** Takes a point of the image, in pixels: its colour is that of the background, or the background reaches to it. */
export async function pickBackground({ id, content }: ImageLayer, blob: Blob, x: number, y: number) {
  const { background } = content.adjustments
  if (background?.kind === 'edges') {
    const points = [...background.points, { x, y }].slice(-mostPoints)
    changeAdjustments(id, { background: { ...background, points } })
  } else if (background) {
    const colour = await pickColour(blob, x, y)
    if (colour !== undefined) changeAdjustments(id, { background: { ...background, colour } })
  }
}
