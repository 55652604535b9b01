import type { Cast } from '#core/cast.ts'
import type { PictureUse } from './shrink-rows.ts'

/** An image that a script refers to. */
export interface WantedPicture {
  address: string
  use: PictureUse
  /** Name of the first character with this image; empty for logo and background. */
  name: string
}

/** The images that a script's prints show, each address once. Logo and background come first. */
export function wantedPictures(cast: Cast): WantedPicture[] {
  const references: WantedPicture[] = [
    { address: cast.logo, use: 'logo', name: '' },
    { address: cast.background, use: 'background', name: '' },
    ...cast.characters.map(({ images, name }) => ({ address: images[0] ?? '', use: 'icon' as const, name }))
  ]
  const seen = new Set([''])
  return references.filter(({ address }) => !seen.has(address) && seen.add(address))
}
