import type { Drawing, Layer, Variant } from '#core/drawing/drawing.ts'
import { invert, type Matrix } from '#core/drawing/layer-matrix.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import type { DisplayNode, Paint } from '#drawing/display-list.ts'

/** Why no images were made: the signal was aborted, or the browser couldn't paint or encode one. */
export type RenderRefusal = 'stopped' | 'render_failed'

export interface RenderRequest {
  drawing: Drawing
  variants: readonly Variant[]
  /** Pixels per unit of the drawing. */
  scale: number
  signal: AbortSignal
  /** Receives the share of the work that is done, from 0 to 1. */
  onProgress: (share: number) => void
}

/** The transparent PNGs of a drawing, in the order of `variants`. */
export async function renderPngs({
  drawing,
  variants,
  scale,
  signal,
  onProgress
}: RenderRequest): Promise<Result<Map<Variant, Blob>, RenderRefusal>> {
  const images = new Map<Variant, Blob>()
  for (const variant of variants) {
    const png = await paintPng(drawing, await drawingSvg(drawing, variant), scale)
    if (signal.aborted) return refuse('stopped')
    if (!png) return refuse('render_failed')
    images.set(variant, png)
    onProgress(images.size / variants.length)
  }
  return ok(images)
}

/** The SVG file of a variant, with texts as paths. The drawing has no `imageLayersOf`. */
export async function drawingSvg(drawing: Drawing, variant: Variant): Promise<string> {
  const { width, height } = drawing
  const nodes = buildDisplayList(drawing, variant, () => undefined)
  const content = nodes.map(node => nodeSvg(node, { count: 0 })).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** The layers that an SVG file can't have, since they are images. */
export const imageLayersOf = ({ layers }: Drawing): readonly Layer[] =>
  layers.filter(({ content, isHidden }) => content.kind === 'image' && !isHidden)

async function paintPng({ width, height }: Drawing, svg: string, scale: number): Promise<Blob | undefined> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

function nodeSvg(node: DisplayNode, ids: { count: number }): string {
  if (node.kind === 'image') return ''
  if (node.kind === 'group')
    return `<g opacity="${node.opacity}">${node.nodes.map(each => nodeSvg(each, ids)).join('')}</g>`
  const { fill = 'none', d, matrix } = node
  if (typeof fill === 'string') return `<path d="${d}" transform="${transformOf(matrix)}" fill="${fill}"/>`
  ids.count += 1
  const id = `gradient-${ids.count}-${Math.random().toString(36).slice(2)}`
  return `${gradientSvg(id, fill, matrix)}<path d="${d}" transform="${transformOf(matrix)}" fill="url(#${id})"/>`
}

function gradientSvg(id: string, { from, to, ...line }: Exclude<Paint, string>, matrix: Matrix): string {
  const back = invert(matrix)
  const ends = Object.entries(line).map(([name, value]) => `${name}="${value}"`)
  const transform = back ? ` gradientTransform="${transformOf(back)}"` : ''
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends.join(' ')}${transform}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

const transformOf = (matrix: Matrix) => `matrix(${matrix.join(' ')})`
