import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { ownValue } from '../own-value.ts'
import { ok, type Result, refuse } from '../result.ts'
import { isDataImage } from './data-image.ts'
import type { Drawing } from './drawing.ts'
import { drawingImages } from './drawing-images.ts'
import { type DrawingRepair, readDrawing, storedDrawing } from './read-drawing.ts'

/** A drawing of a file. `name` is '' if it has none; `images` are data URLs by the ids that its layers have. */
export interface FiledDrawing {
  readonly name: string
  readonly drawing: Drawing
  readonly images: Readonly<Record<string, string>>
}

/** A drawing as it was read from a file, and what was corrected. Images that it lacks are among them, by their layer. */
export interface ReadDrawingFile extends FiledDrawing {
  readonly repairs: readonly (DrawingRepair | { kind: 'image'; layer: number })[]
}

/** Why a file isn't opened: too large, no JSON, no drawing, or one of a later version of Belfry. */
export type DrawingFileProblem = 'too_large' | 'no_json' | 'no_drawing' | 'later_drawing'

const fileSchema = z.object({
  belfry: z.literal('drawing'),
  version: z.unknown(),
  name: z.catch(z.string(), ''),
  drawing: z.unknown(),
  images: z.catch(z.record(z.string(), z.unknown()), {})
})

/**
 * Writes a drawing as the text of one file, with the images of its layers. Refuses one that `readDrawingFile` couldn't read as it
 * is. Images that this device lacks are left out.
 */
export function writeDrawingFile({ name, drawing, images }: FiledDrawing): Result<string, 'too_large'> {
  const written = imagesOf(drawing, images)
  if (drawingImages(drawing).some(id => ownValue(images, id) !== ownValue(written, id)))
    return refuse('too_large')
  const text = JSON.stringify({ belfry: 'drawing', ...storedDrawing(drawing), name, images: written })
  return text.length > limits.drawing.file ? refuse('too_large') : ok(text)
}

/** Reads a drawing file of a stranger. */
export function readDrawingFile(text: string): Result<ReadDrawingFile, DrawingFileProblem> {
  if (text.length > limits.drawing.file) return refuse('too_large')
  const value = parse(text)
  if (value === undefined) return refuse('no_json')
  const file = fileSchema.safeParse(value)
  if (!file.success) return refuse('no_drawing')
  const read = readDrawing(file.data)
  if (!read.ok) return read
  const { drawing } = read.value
  const images = imagesOf(drawing, file.data.images)
  const missing = drawing.layers.flatMap(({ content }, index) =>
    content.kind === 'image' && ownValue(images, content.image) === undefined
      ? [{ kind: 'image' as const, layer: index + 1 }]
      : []
  )
  const name = file.data.name.slice(0, limits.drawing.name)
  return ok({ name, drawing, images, repairs: [...read.value.repairs, ...missing] })
}

/** The images that a drawing has layers for, without what is no image. */
function imagesOf(drawing: Drawing, images: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    drawingImages(drawing).flatMap(id => {
      const image = ownValue(images, id)
      return isDataImage(image) ? [[id, image]] : []
    })
  )
}

/** The value of a JSON text; undefined if it is none. Some editors put a byte order mark before it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
