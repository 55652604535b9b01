import type { Drawing } from '#core/drawing/drawing.ts'
import type { PictureAddresses } from './display-nodes.tsx'

/** The adjusted pixels of a drawing's images, as blob addresses by `pictureKey`. Missing ones are still in work. */
export function usePictures(_drawing: Drawing): PictureAddresses {
  return new Map()
}
