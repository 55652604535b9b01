import { limits } from './limits.ts'

export const imageSorts = ['made', 'name', 'size'] as const
export type ImageSort = (typeof imageSorts)[number]

/** An image that somebody uploaded, as its owner sees it. Times in milliseconds since 1970, sizes in pixels. */
export interface SavedImage {
  id: string
  name: string
  type: string
  bytes: number
  width: number
  height: number
  madeAt: number
  /** In the bin since then; still shown to whoever has its address. */
  deletedAt?: number | undefined
  /** Where everybody finds it who knows it. */
  address: string
  /** The owner's saved scripts and characters that show it. */
  usedIn: { kind: 'script' | 'character'; id: string; name: string }[]
}

/** What an image is called at first: its file's name without its type. @example imageNameOf('A moor.png') // 'A moor' */
export const imageNameOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, limits.images.name)
    .trim() || 'image'
