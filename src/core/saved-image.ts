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
  deletedAt?: number
  /** Where everybody finds it who knows it. */
  address: string
  /** The owner's saved scripts and characters that show it. */
  usedIn: { kind: 'script' | 'character'; id: string; name: string }[]
}
