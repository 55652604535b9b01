import type { PrintImage } from '#images/print-image.ts'

/** The loaded images of a script, by address. */
export type ImagesByAddress = ReadonlyMap<string, PrintImage>

export const noImages: ImagesByAddress = new Map()

/** An image on a page: its name and size in pixels. Its bytes are added when the page is rendered to a file. */
export interface PageImage {
  name: string
  width: number
  height: number
}

/** The image at an address; undefined without an address, or when it could not be loaded. */
export function pageImage(address: string | undefined, images: ImagesByAddress): PageImage | undefined {
  const index = indexOf(images).get(address ?? '')
  const image = images.get(address ?? '')
  return image && { name: `${prefix}${index}`, width: image.width, height: image.height }
}

const indexes = new WeakMap<ImagesByAddress, ReadonlyMap<string, number>>()

/** The place of each address among the images, counted once per map, which doesn't change. */
function indexOf(images: ImagesByAddress): ReadonlyMap<string, number> {
  const known = indexes.get(images)
  if (known) return known
  const index = new Map([...images.keys()].map((address, place) => [address, place]))
  indexes.set(images, index)
  return index
}

/** Attribute of an SVG rectangle that an image fills; its value is the image's name. */
export const imageAttribute = 'data-picture'

/** The image with a name. An unknown name is a bug and throws. */
export function imageByName(name: string, images: ImagesByAddress): PrintImage {
  const image = [...images.values()][Number(name.slice(prefix.length))]
  if (!image) throw new Error(`Unknown image ${name}`)
  return image
}

const prefix = 'Picture'
