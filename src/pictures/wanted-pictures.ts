import type { Cast } from '#core/cast.ts'
import type { PictureUse } from './shrink-rows.ts'

/** A picture that a script gives the address of. */
export interface WantedPicture {
  address: string
  use: PictureUse
  /** Of the first character that shows it; empty for logo and background. */
  name: string
}

/** The pictures of all that is shown of a script, each address once: the logo and the background first. */
export function wantedPictures(cast: Cast): WantedPicture[] {
  const all: WantedPicture[] = [
    { address: cast.logo, use: 'logo', name: '' },
    { address: cast.background, use: 'background', name: '' },
    ...cast.characters.map(({ images, name }) => ({ address: images[0] ?? '', use: 'icon' as const, name }))
  ]
  const known = new Set([''])
  return all.filter(({ address }) => !known.has(address) && known.add(address))
}
