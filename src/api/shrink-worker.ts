import { type EncodeRequest, encodeSmall } from './encode-small.ts'

/** The web worker that scales one image down. */

addEventListener('message', async ({ data }: MessageEvent<EncodeRequest>) => {
  // The page would not see a rejection.
  postMessage(await encodeSmall(data).catch(() => undefined))
})
