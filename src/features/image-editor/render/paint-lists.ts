import { pngPainter } from '#drawing/canvas-png.ts'
import type { RenderRequest, RenderResponse } from './render-protocol.ts'

/**
 * Paints PNG files in a web worker of their own, which aborting ends at once.
 *
 * @param request its pictures are transferred, so that they can't be used again
 * @returns undefined if the worker's program can't be loaded
 * @throws the signal's reason once it aborts; Error if the browser can't paint
 */
export async function paintInWorker(
  request: RenderRequest,
  onPainted: (count: number) => void,
  signal?: AbortSignal
): Promise<readonly Blob[] | undefined> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<readonly Blob[] | undefined>()
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  const pngs: Blob[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    if (data.kind === 'failed') return reject(new Error(data.message))
    pngs.push(data.png)
    onPainted(pngs.length)
    if (pngs.length === request.lists.length) resolve(pngs)
  })
  worker.addEventListener('error', () => resolve(undefined))
  worker.postMessage(request, [...request.pictures.values()])
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', abort)
    worker.terminate()
  }
}

/** Does the same in the page. @throws the signal's reason once it aborts; Error if the browser can't paint */
export async function paintInPage(
  { size, lists, pictures }: RenderRequest,
  onPainted: (count: number) => void,
  signal?: AbortSignal
): Promise<readonly Blob[]> {
  const paintPng = pngPainter(size, pictures)
  const pngs: Blob[] = []
  for (const list of lists) {
    // Lets the page show its progress, and a click on Cancel arrive.
    await new Promise(resolve => setTimeout(resolve))
    signal?.throwIfAborted()
    pngs.push(await paintPng(list))
    onPainted(pngs.length)
  }
  return pngs
}
