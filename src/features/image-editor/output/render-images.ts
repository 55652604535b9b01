import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { loadOutlineText } from '../canvas/use-outline-text.ts'
import { loadPictureBlobs } from '../pixels/load-picture-blobs.ts'
import { drawingSvg, type RenderRefusal, renderPngs } from '../render/render-drawing.ts'

/** `image_lost`: this device lacks an image of the drawing. */
export type RenderImagesRefusal = RenderRefusal | 'image_lost'

type Images = Result<ReadonlyMap<Variant, Blob>, RenderImagesRefusal>

interface RenderImagesOptions {
  drawing: Drawing
  variants: readonly Variant[]
  signal: AbortSignal
  /** Receives the share of the work that is done, from 0 to 1. */
  onProgress: (share: number) => unknown
}

/** Renders variants as PNG files, after the fonts and pictures that they need have loaded. */
export async function renderPngFiles({
  drawing,
  variants,
  signal,
  onProgress
}: RenderImagesOptions): Promise<Images> {
  const outlineText = await loadOutlineText(drawing).catch(() => undefined)
  if (!outlineText) return refuse('not_loaded')
  const blobs = await loadPictureBlobs(drawing, signal)
  if (!blobs.ok) return refuse(refusals[blobs.code])
  const pictures = new Map([...blobs.value].map(([key, blob]) => [key, URL.createObjectURL(blob)]))
  try {
    const scale = scaleOf(drawing)
    return await renderPngs({ drawing, variants, scale, outlineText, pictures, signal, onProgress })
  } finally {
    for (const address of pictures.values()) URL.revokeObjectURL(address)
  }
}

const refusals = { missing: 'image_lost', failed: 'render_failed', stopped: 'stopped' } as const

/** Writes variants as SVG files, titled with the drawing's name. The drawing has no `imageLayers`. */
export async function renderSvgFiles(
  drawing: Drawing,
  variants: readonly Variant[],
  title: string
): Promise<Images> {
  const outlineText = await loadOutlineText(drawing).catch(() => undefined)
  if (!outlineText) return refuse('not_loaded')
  const files = new Map<Variant, Blob>()
  for (const variant of variants) {
    const svg = drawingSvg(drawing, variant, outlineText, title)
    if (!svg.ok) return svg
    files.set(variant, new Blob([svg.value], { type: 'image/svg+xml' }))
  }
  return ok(files)
}

/** Pixels per unit: an icon as the official tools expect it, a logo at twice its size unless that is more than an account takes. */
export function scaleOf({ kind, width, height }: Drawing): number {
  return kind === 'icon' ? 1 : Math.min(2, limits.images.side / Math.max(width, height))
}
