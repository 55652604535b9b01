import type { Drawing, ImageContent, Layer } from '#core/drawing/drawing.ts'

/** A picture that painters need: the adjusted pixels of an image, or the silhouette for an outline of it. */
export interface PictureRequest {
  key: string
  content: ImageContent
  /**
   * Asks for the silhouette of the adjusted pixels, grown by this many pixels of the image in all directions. It is larger than
   * the crop, by this width rounded up to whole pixels on each side. Its colour doesn't matter: it is tinted.
   */
  outlineWidth?: number
}

/** Every picture that any variant of a drawing needs, each once. */
export function pictureRequests(drawing: Drawing): readonly PictureRequest[] {
  const requests = new Map<string, PictureRequest>()
  for (const layer of drawing.layers) {
    const { content, outlines } = layer
    if (content.kind !== 'image' || layer.isHidden) continue
    requests.set(pictureKey(content), { key: pictureKey(content), content })
    let distance = 0
    for (const { width } of outlines) {
      distance += width
      const outlineWidth = outlinePixels(layer, distance)
      const key = outlineKey(content, outlineWidth)
      requests.set(key, { key, content, outlineWidth })
    }
  }
  return [...requests.values()]
}

/** Identifies the pixels of an image after its adjustments. */
export const pictureKey = ({ image, crop, adjustments }: ImageContent): string =>
  JSON.stringify([image, crop, adjustments])

/** Identifies the silhouette of an image, grown by `width` of its pixels. */
export const outlineKey = (content: ImageContent, width: number): string =>
  JSON.stringify(['outline', width, pictureKey(content)])

/**
 * A length of the drawing in pixels of a layer's image, with two digits: while a layer is scaled, not every frame needs another
 * picture.
 */
export const outlinePixels = ({ scaleX, scaleY }: Layer, length: number): number =>
  Number((length / Math.sqrt(Math.abs(scaleX * scaleY))).toPrecision(2))
