import type { ImageWarning, LoadedImages } from '#images/script-images.ts'
import type { ImagesByAddress } from '#print/page/page-image.ts'
import type { TokenBackground } from '#print/page/print-input.ts'
import { veilOpacity } from '#print/tokens/token-veil.ts'
import { cachedImages, fetchImages } from './image-cache.ts'
import type { PrintJob } from './print-protocol.ts'
import { loadTokenBackground } from './token-background.ts'

/** An image that a print leaves out. `token`: the user's image behind tokens, which this browser no longer has. */
export type LeftOutImage = ImageWarning | { use: 'token' }

/** The images of a print. */
export interface JobImages {
  images: ImagesByAddress
  tokenBackground?: TokenBackground
  warnings: readonly LeftOutImage[]
}

/** The images of a job, loaded through the cache. */
export const fetchJobImages = async (job: PrintJob): Promise<JobImages> =>
  withBackground(job, await fetchImages(job.cast))

/** The images of a job without those that are still to be loaded from other hosts. */
export const cachedJobImages = async (job: PrintJob): Promise<JobImages> =>
  withBackground(job, await cachedImages(job.cast))

async function withBackground(
  { options, tokenBackground }: PrintJob,
  { images, warnings }: LoadedImages
): Promise<JobImages> {
  if (!tokenBackground) return { images, warnings }
  const loaded = await loadTokenBackground(tokenBackground.address, options)
  if (!loaded) return { images, warnings: [...warnings, { use: 'token' }] }
  // The script may have the same image, in another size.
  const address = `token ${tokenBackground.address}`
  return {
    images: new Map([...images, [address, loaded.image]]),
    tokenBackground: { address, veil: veilOpacity(loaded.shades, tokenBackground.veil, options) },
    warnings
  }
}
