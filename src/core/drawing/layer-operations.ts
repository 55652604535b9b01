import { limits } from '../limits.ts'
import type { Drawing, Fill, Layer, Variant, VariantStyle } from './drawing.ts'
import { movePose } from './layer-pose.ts'

/** Adds a layer on top; the same drawing if it has as many layers as it may. */
export const addLayer = (drawing: Drawing, layer: Layer): Drawing =>
  drawing.layers.length >= limits.drawing.layers
    ? drawing
    : { ...drawing, layers: [...drawing.layers, layer] }

/** Changes one layer. Returns the same drawing if there is no such layer or nothing changes. */
export function changeLayer(drawing: Drawing, id: string, change: (layer: Layer) => Layer): Drawing {
  const index = drawing.layers.findIndex(layer => layer.id === id)
  const layer = drawing.layers[index]
  if (!layer) return drawing
  const changed = change(layer)
  return changed === layer ? drawing : { ...drawing, layers: drawing.layers.with(index, changed) }
}

/** Changes several layers. Returns the same drawing if nothing changes. */
export function changeLayers(
  drawing: Drawing,
  ids: Iterable<string>,
  change: (layer: Layer) => Layer
): Drawing {
  const chosen = new Set(ids)
  const layers = drawing.layers.map(layer => (chosen.has(layer.id) ? change(layer) : layer))
  return layers.every((layer, index) => layer === drawing.layers[index]) ? drawing : { ...drawing, layers }
}

/** Removes layers, and what the variants say about them. */
export function removeLayers(drawing: Drawing, ids: Iterable<string>): Drawing {
  const gone = new Set(ids)
  const layers = drawing.layers.filter(({ id }) => !gone.has(id))
  if (layers.length === drawing.layers.length) return drawing
  const without = ({ hidden, fills, ...style }: VariantStyle): VariantStyle => ({
    ...style,
    hidden: hidden.filter(id => !gone.has(id)),
    fills: Object.fromEntries(Object.entries(fills).filter(([id]) => !gone.has(id)))
  })
  return { ...drawing, layers, variants: mapVariants(drawing, without) }
}

/**
 * Adds a copy of each layer above it, shifted by `shift` units right and down, with what the variants say about it. `copyIds`
 * has the id of each copy by that of the layer. The same drawing if the copies would be too many.
 */
export function duplicateLayers(
  drawing: Drawing,
  copyIds: ReadonlyMap<string, string>,
  shift: number
): Drawing {
  const layers = drawing.layers.flatMap(layer => {
    const id = copyIds.get(layer.id)
    if (id === undefined) return [layer]
    return [layer, movePose({ ...layer, id }, shift, shift)]
  })
  const isUnchanged = layers.length === drawing.layers.length
  if (isUnchanged || layers.length > limits.drawing.layers) return drawing
  const withCopies = ({ hidden, fills, ...style }: VariantStyle): VariantStyle => {
    const copiedFills: [string, Fill][] = Object.entries(fills).flatMap(([id, fill]) => {
      const copy = copyIds.get(id)
      return copy === undefined ? [] : [[copy, fill]]
    })
    return {
      ...style,
      hidden: [...hidden, ...hidden.flatMap(id => copyIds.get(id) ?? [])],
      fills: { ...fills, ...Object.fromEntries(copiedFills) }
    }
  }
  return { ...drawing, layers, variants: mapVariants(drawing, withCopies) }
}

/** Moves the layer at index `from` to `to`, both counted from the lowest. */
export function reorderLayer(drawing: Drawing, from: number, to: number): Drawing {
  const layer = drawing.layers[from]
  if (!layer || to === from || to < 0 || to >= drawing.layers.length) return drawing
  const others = drawing.layers.toSpliced(from, 1)
  return { ...drawing, layers: others.toSpliced(to, 0, layer) }
}

/** Moves layers one place up or down, in their order; those at the end stay. */
export function shiftLayers(drawing: Drawing, ids: Iterable<string>, by: 1 | -1): Drawing {
  const chosen = new Set(ids)
  const layers = [...drawing.layers]
  const indexes = by === 1 ? [...layers.keys()].reverse() : [...layers.keys()]
  let isChanged = false
  for (const index of indexes) {
    const [layer, neighbour] = [layers[index], layers[index + by]]
    if (!layer || !neighbour || !chosen.has(layer.id) || chosen.has(neighbour.id)) continue
    layers[index] = neighbour
    layers[index + by] = layer
    isChanged = true
  }
  return isChanged ? { ...drawing, layers } : drawing
}

/** Removes the fill that a variant alone has for a layer. */
export function clearVariantFill(drawing: Drawing, variant: Variant, id: string): Drawing {
  const style = drawing.variants[variant]
  if (!style.fills[id]) return drawing
  const { [id]: _, ...fills } = style.fills
  return { ...drawing, variants: { ...drawing.variants, [variant]: { ...style, fills } } }
}

const mapVariants = (
  { variants: { good, evil, neutral } }: Drawing,
  change: (style: VariantStyle) => VariantStyle
): Drawing['variants'] => ({ good: change(good), evil: change(evil), neutral: change(neutral) })
