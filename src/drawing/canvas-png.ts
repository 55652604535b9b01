import { type CanvasPictures, paintNodes } from './canvas-paint.ts'
import { type AnyCanvas, Surfaces } from './canvas-surfaces.ts'
import type { GroupNode } from './display-list.ts'

/** Size of a drawing in its own units, and how many pixels each has. */
export interface PngSize {
  width: number
  height: number
  scale: number
}

/**
 * Paints display lists of one drawing as transparent PNG files. Runs in a web worker and in a page. The lists share what they
 * have in common, such as parsed paths.
 */
export function pngPainter({ width, height, scale }: PngSize, pictures: CanvasPictures) {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const surfaces = new Surfaces(size, scale, createCanvas)
  const tools = { pictures, surfaces, scale, paths: new Map<string, Path2D>() }
  return async (nodes: readonly GroupNode[]): Promise<Blob> => {
    const surface = surfaces.createSurface(size.width, size.height)
    paintNodes(surface, nodes, tools, true)
    return encode(surface.canvas)
  }
}

/** Whether canvases exist without a page, and so in a web worker. */
export const hasOffscreenCanvas = (): boolean => typeof OffscreenCanvas === 'function'

function createCanvas(width: number, height: number): AnyCanvas {
  if (hasOffscreenCanvas()) return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

async function encode(canvas: AnyCanvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/png' })
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('The browser could not write the image')
  return png
}
