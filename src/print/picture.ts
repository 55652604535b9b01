import type { Picture } from '#pictures/picture.ts'

/** The pictures of a script that could be had, by the address that the script gives. */
export type Pictures = ReadonlyMap<string, Picture>

export const noPictures: Pictures = new Map()

/** A picture as a page knows it: its name and shape. Its bytes join where a file is made of the page. */
export interface ShownPicture {
  name: string
  width: number
  height: number
}

/** What a page shows of the picture at an address; `undefined` without an address, or when there was none to be had. */
export function shownPicture(address: string | undefined, pictures: Pictures): ShownPicture | undefined {
  const index = [...pictures.keys()].indexOf(address ?? '')
  const picture = pictures.get(address ?? '')
  return picture && { name: `${prefix}${index}`, width: picture.width, height: picture.height }
}

/** What marks the rectangle of a drawing that such a picture fills. */
export const pictureAttribute = 'data-picture'

/** The picture that a page knows by its name. A name that none has is a bug and throws. */
export function pictureNamed(name: string, pictures: Pictures): Picture {
  const picture = [...pictures.values()][Number(name.slice(prefix.length))]
  if (!picture) throw new Error(`There is no picture ${name}`)
  return picture
}

const prefix = 'Picture'
