import { limits } from '../limits.ts'

export const imageSorts = ['made', 'name', 'size'] as const
export type ImageSort = (typeof imageSorts)[number]

/** An uploaded image as its owner sees it. Times in milliseconds since 1970, width and height in pixels. */
export interface SavedImage {
  id: string
  name: string
  type: string
  bytes: number
  width: number
  height: number
  madeAt: number
  /** Time of deletion into the bin. The address keeps working meanwhile. */
  deletedAt?: number | undefined
  /** Public address of the image. */
  address: string
  /** Whether the account has the drawing of which the image was made. */
  hasDrawing: boolean
  /** The owner's documents that use the image. */
  usedIn: { kind: 'script' | 'character'; id: string; name: string }[]
}

/** Default name of an image: the file name without the extension. @example toImageName('A moor.png') // 'A moor' */
export const toImageName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, limits.images.name)
    .trim() || 'image'
