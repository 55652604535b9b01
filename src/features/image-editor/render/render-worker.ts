import { pngPainter } from '#drawing/canvas-png.ts'
import type { RenderRequest, RenderResponse } from './render-protocol.ts'

/** The web worker that paints drawings. Receives one `RenderRequest`, posts `RenderResponse`s. */

addEventListener('message', ({ data }: MessageEvent<RenderRequest>) => {
  paint(data).catch(error => respond({ kind: 'failed', message: String(error) }))
})

async function paint({ size, lists, pictures }: RenderRequest): Promise<void> {
  const paintPng = pngPainter(size, pictures)
  for (const list of lists) respond({ kind: 'png', png: await paintPng(list) })
}

const respond = (response: RenderResponse) => postMessage(response)
