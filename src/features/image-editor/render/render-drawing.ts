import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { hasOffscreenCanvas } from '#drawing/canvas-png.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { writeSvgFile } from '#drawing/svg-file.ts'
import { unpaintedLayers } from '#drawing/unpainted-layers.ts'
import { loadPictures } from './load-pictures.ts'
import { paintInPage, paintInWorker } from './paint-lists.ts'

/**
 * Why no images were made: the signal was aborted, a font or a picture is still loading, or the browser couldn't paint or encode
 * one.
 */
export type RenderRefusal = 'stopped' | 'not_loaded' | 'render_failed'

export interface RenderOptions {
  drawing: Drawing
  variants: readonly Variant[]
  /** Pixels of a unit of the drawing: 1 for an icon, 2 for a logo. */
  scale: number
  outlineText: OutlineText
  /** Addresses of the pictures of `pictureRequests`. */
  pictures: ReadonlyMap<string, string>
  signal?: AbortSignal
  /** Receives the share of the work that is done, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Paints variants of a drawing as transparent PNG files, in their order. A web worker paints; where there can't be one, the page
 * does, with a pause after each variant.
 */
export async function renderPngs(
  options: RenderOptions
): Promise<Result<ReadonlyMap<Variant, Blob>, RenderRefusal>> {
  const { drawing, variants, outlineText, pictures, signal, onProgress } = options
  const isLoaded = (variant: Variant) =>
    unpaintedLayers(drawing, variant, outlineText, key => pictures.has(key)).length === 0
  if (!variants.every(isLoaded)) return refuse('not_loaded')
  try {
    const pngs = await paint(options, done => onProgress?.(done / variants.length))
    return ok(new Map(pngs.map((png, index) => [variants[index] ?? 'good', png])))
  } catch {
    return refuse(signal?.aborted ? 'stopped' : 'render_failed')
  }
}

/** @throws the signal's reason once it aborts; Error if the browser fails */
async function paint(
  { drawing, variants, scale, outlineText, pictures, signal }: RenderOptions,
  onPainted: (count: number) => void
): Promise<readonly Blob[]> {
  const lists = variants.map(variant => buildDisplayList(drawing, variant, outlineText))
  const { width, height } = drawing
  const prepare = async () => ({
    size: { width, height, scale },
    lists,
    pictures: await loadPictures(lists, pictures)
  })
  if (hasOffscreenCanvas()) {
    const pngs = await paintInWorker(await prepare(), onPainted, signal)
    if (pngs) return pngs
  }
  return paintInPage(await prepare(), onPainted, signal)
}

/**
 * The text of a variant's SVG file, with texts as paths. The drawing has no `imageLayers`.
 *
 * @param title names the image for screen readers and programs
 */
export function drawingSvg(
  drawing: Drawing,
  variant: Variant,
  outlineText: OutlineText,
  title: string
): Result<string, RenderRefusal> {
  if (unpaintedLayers(drawing, variant, outlineText, () => true).length > 0) return refuse('not_loaded')
  const { width, height } = drawing
  return ok(writeSvgFile(buildDisplayList(drawing, variant, outlineText), { width, height, title }))
}
