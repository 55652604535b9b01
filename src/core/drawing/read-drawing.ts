import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { ok, type Result, refuse } from '../result.ts'
import {
  type Drawing,
  drawingSchema,
  emptyDrawing,
  type Layer,
  layerSchema,
  type Variant,
  type VariantStyle,
  variantSchema
} from './drawing.ts'

/** A drawing as it is stored on the device, in files and in accounts. */
export interface StoredDrawing {
  version: number
  drawing: unknown
}

/** Leads from the drawing of one version to that of the next. Must not throw, whatever the value. */
export type DrawingMigration = (drawing: unknown) => unknown

/** The first one leads from version 1 to 2. Only a change that `drawingSchema` would refuse needs one. */
const migrations: readonly DrawingMigration[] = []

export const storedDrawing = (drawing: Drawing): StoredDrawing => ({
  version: migrations.length + 1,
  drawing
})

/**
 * What was corrected, so that the rest of a drawing can be read: a layer that is left out, or has a new id; the number of layers
 * over the limit, which are left out; a variant that has the colours of a new drawing. Layers are numbered from 1, the lowest first.
 */
export type DrawingRepair =
  | { kind: 'layer'; layer: number; reason: 'invalid' | 'no_size' | 'new_id' }
  | { kind: 'layers'; count: number }
  | { kind: 'variant'; variant: Variant }

export interface ReadDrawing {
  drawing: Drawing
  repairs: readonly DrawingRepair[]
}

/** Why a value can't be read: it is no drawing, or one of a later version, which must stay as it is. */
export type ReadDrawingProblem = 'no_drawing' | 'later_drawing'

const storedSchema = z.object({ version: z.int().check(z.minimum(1)), drawing: z.unknown() })
const { kind, width, height } = drawingSchema.shape
const frameSchema = z.object({ kind, width, height, layers: z.array(z.unknown()) })
const looseVariantsSchema = z.object({ variants: z.record(z.string(), z.unknown()) })

/** Reads the stored form of a drawing. Takes time linear to its size. */
export function readDrawing(
  value: unknown,
  steps: readonly DrawingMigration[] = migrations
): Result<ReadDrawing, ReadDrawingProblem> {
  const stored = storedSchema.safeParse(value)
  if (!stored.success) return refuse('no_drawing')
  const { version, drawing } = stored.data
  if (version > steps.length + 1) return refuse('later_drawing')
  const migrated = steps.slice(version - 1).reduce((former, migrate) => migrate(former), drawing)
  const frame = frameSchema.safeParse(migrated)
  if (!frame.success) return refuse('no_drawing')
  const layers = readLayers(frame.data.layers)
  const ids = new Set(layers.layers.map(layer => layer.id))
  const variants = readVariants(looseVariantsSchema.safeParse(migrated).data?.variants ?? {}, ids)
  return ok({
    drawing: { ...frame.data, layers: layers.layers, variants: variants.variants },
    repairs: [...layers.repairs, ...variants.repairs]
  })
}

function readLayers(values: readonly unknown[]) {
  const layers: Layer[] = []
  const repairs: DrawingRepair[] = []
  const ids = new Set<string>()
  let excess = 0
  values.forEach((value, index) => {
    if (layers.length >= limits.drawing.layers) {
      excess += 1
      return
    }
    const { data: layer } = layerSchema.safeParse(value)
    const number = index + 1
    if (!layer) repairs.push({ kind: 'layer', layer: number, reason: 'invalid' })
    else if (layer.scaleX === 0 || layer.scaleY === 0)
      repairs.push({ kind: 'layer', layer: number, reason: 'no_size' })
    else {
      const id = freeId(layer.id, ids)
      ids.add(id)
      layers.push({ ...layer, id })
      if (id !== layer.id) repairs.push({ kind: 'layer', layer: number, reason: 'new_id' })
    }
  })
  if (excess > 0) repairs.push({ kind: 'layers', count: excess })
  return { layers, repairs }
}

/**
 * The id with a number if another layer has it, or if every object has a property of this name. There are at most
 * `limits.drawing.layers` ids, so the number has at most two digits.
 */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let number = 2; taken.has(free) || free in Object.prototype; number += 1)
    free = `${id.slice(0, 36)}-${number}`
  return free
}

function readVariants(values: Record<string, unknown>, ids: ReadonlySet<string>) {
  const fallback = emptyDrawing('icon').variants
  const repairs: DrawingRepair[] = []
  const read = (variant: Variant): VariantStyle => {
    const style = variantSchema.safeParse(ofLayers(values[variant], ids))
    if (style.success) return style.data
    repairs.push({ kind: 'variant', variant })
    return fallback[variant]
  }
  return { variants: { good: read('good'), evil: read('evil'), neutral: read('neutral') }, repairs }
}

const ofLayersSchema = z.looseObject({
  hidden: z.array(z.unknown()),
  fills: z.record(z.string(), z.unknown())
})

/** Leaves out what a variant says about layers that don't exist: they may have been deleted. */
function ofLayers(value: unknown, ids: ReadonlySet<string>): unknown {
  const style = ofLayersSchema.safeParse(value).data
  if (!style) return value
  const hidden = new Set(style.hidden.filter(id => typeof id === 'string' && ids.has(id)))
  const fills = Object.entries(style.fills).filter(([id]) => ids.has(id))
  return { ...style, hidden: [...hidden], fills: Object.fromEntries(fills) }
}
