import type { Picture } from '#pictures/picture.ts'

/** The loaded images of a script, by address. */
export type Pictures = ReadonlyMap<string, Picture>

export const noPictures: Pictures = new Map()

/** An image on a page: its name and size in pixels. Its bytes are added when the page is rendered to a file. */
export interface ShownPicture {
  name: string
  width: number
  height: number
}

/** The image at an address; undefined without an address, or when it could not be loaded. */
export function shownPicture(address: string | undefined, images: Pictures): ShownPicture | undefined {
  const index = [...images.keys()].indexOf(address ?? '')
  const image = images.get(address ?? '')
  return image && { name: `${prefix}${index}`, width: image.width, height: image.height }
}

/** Attribute of an SVG rectangle that an image fills; its value is the image's name. */
export const pictureAttribute = 'data-picture'

/** The image with a name. An unknown name is a bug and throws. */
export function pictureNamed(name: string, images: Pictures): Picture {
  const image = [...images.values()][Number(name.slice(prefix.length))]
  if (!image) throw new Error(`Unknown image ${name}`)
  return image
}

const prefix = 'Picture'
