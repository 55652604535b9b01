import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { hasOffscreenCanvas, pngPainter } from '#drawing/canvas-png.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { loadPictures } from './load-pictures.ts'
import type { RenderRequest, RenderResponse } from './render-protocol.ts'

interface RenderOptions {
  drawing: Drawing
  variants: readonly Variant[]
  /** Pixels of a unit: 1 for an icon, 2 for a logo. */
  scale: number
  outlineText: OutlineText
  /** Addresses of the pictures of `pictureRequests`. */
  pictures: ReadonlyMap<string, string>
  signal?: AbortSignal
  /** Receives the number of finished variants after each. */
  onProgress?: (done: number) => void
}

/**
 * Paints variants of a drawing as transparent PNG files, in their order. A web worker paints; where it can't, the page does, one
 * variant at a time. First ask `unpaintedLayers` whether everything has loaded.
 *
 * @throws the signal's reason once it aborts; Error if a picture is missing
 */
export async function renderPngs(options: RenderOptions): Promise<readonly Blob[]> {
  const { drawing, variants, scale, outlineText, signal } = options
  signal?.throwIfAborted()
  const lists = variants.map(variant => buildDisplayList(drawing, variant, outlineText))
  const { width, height } = drawing
  const size = { width, height, scale }
  const load = () => loadPictures(lists, options.pictures)
  if (hasOffscreenCanvas()) {
    const pngs = await paintInWorker({ size, lists, pictures: await load() }, options)
    if (pngs) return pngs
  }
  return paintInPage({ size, lists, pictures: await load() }, options)
}

/** Undefined if the worker's program can't be loaded. Aborting ends the worker at once. */
async function paintInWorker(request: RenderRequest, { signal, onProgress }: RenderOptions) {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly Blob[] | undefined>()
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  const pngs: Blob[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    if (data.kind === 'failed') return reject(new Error(data.message))
    pngs.push(data.png)
    onProgress?.(pngs.length)
    if (pngs.length === request.lists.length) resolve(pngs)
  })
  worker.addEventListener('error', () => resolve(undefined))
  if (request.lists.length === 0) resolve([])
  else worker.postMessage(request, [...request.pictures.values()])
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', abort)
    worker.terminate()
  }
}

async function paintInPage({ size, lists, pictures }: RenderRequest, { signal, onProgress }: RenderOptions) {
  const paintPng = pngPainter(size, pictures)
  const pngs: Blob[] = []
  for (const list of lists) {
    // Lets the page show its progress, and a click on Cancel arrive.
    await new Promise(resolve => setTimeout(resolve))
    signal?.throwIfAborted()
    pngs.push(await paintPng(list))
    onProgress?.(pngs.length)
  }
  return pngs
}
