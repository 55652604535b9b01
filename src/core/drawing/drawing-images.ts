import type { Drawing, Layer } from './drawing.ts'

/** The ids of a drawing's images, each once. */
export const drawingImages = ({ layers }: Drawing): string[] => [
  ...new Set(layers.flatMap(({ content }) => (content.kind === 'image' ? [content.image] : [])))
]

/** Replaces ids of images. Those without a new id stay. */
export function replaceImages(drawing: Drawing, newIds: ReadonlyMap<string, string>): Drawing {
  const replace = (layer: Layer): Layer => {
    const image = layer.content.kind === 'image' ? newIds.get(layer.content.image) : undefined
    return layer.content.kind === 'image' && image !== undefined
      ? { ...layer, content: { ...layer.content, image } }
      : layer
  }
  return { ...drawing, layers: drawing.layers.map(replace) }
}
