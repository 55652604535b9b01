import * as z from 'zod/mini'
import { canonicalJson } from '../canonical-json.ts'
import { limits } from '../limits.ts'
import { ownValue } from '../own-value.ts'
import { possibleTime } from '../saving/possible-time.ts'
import { isDataImage } from './data-image.ts'
import type { Drawing } from './drawing.ts'
import { drawingImages } from './drawing-images.ts'
import { readDrawing, type StoredDrawing } from './read-drawing.ts'

/** A drawing of a library. Times in milliseconds since 1970. */
export interface LibraryDrawing {
  id: string
  name: string
  madeAt: number
  changedAt: number
  drawing: Drawing
}

/** A drawing as a library file has it: as it is stored, also if this version can't read it. */
export type FiledLibraryDrawing = Omit<LibraryDrawing, 'drawing'> & StoredDrawing

/** The drawings of a library file. */
export interface LibraryDrawings {
  drawings: LibraryDrawing[]
  /** Data URLs by the ids that the drawings' layers have. */
  images: Record<string, string>
  /** Number of drawings that can't be read, or not completely. */
  incomplete: number
}

const time = z.catch(z.number().check(z.minimum(0)), 0)
const headSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.catch(z.string(), ''),
  madeAt: time,
  changedAt: time
})
/** Files of earlier versions have no drawings. */
const fileSchema = z.object({
  drawings: z.catch(z.array(z.unknown()), []),
  images: z.catch(z.record(z.string(), z.unknown()), {})
})

/** Reads the drawings of a library file's JSON, whose scripts are read by `readLibrary`. */
export function readLibraryDrawings(json: unknown): LibraryDrawings {
  const { data: file = { drawings: [], images: {} } } = fileSchema.safeParse(json)
  const drawings: LibraryDrawing[] = []
  const images: Record<string, string> = {}
  let incomplete = 0
  for (const value of file.drawings) {
    const head = headSchema.safeParse(value)
    const read = readDrawing(value)
    if (head.success && read.ok) {
      const { drawing, repairs } = read.value
      drawings.push(possible({ ...head.data, drawing }))
      const missing = readImages(drawing, file.images, images)
      if (repairs.length > 0 || missing) incomplete += 1
    } else incomplete += 1
  }
  return { drawings, images, incomplete }
}

/** Copies a drawing's images. @returns whether one is missing */
function readImages(drawing: Drawing, from: Record<string, unknown>, to: Record<string, string>): boolean {
  let isMissing = false
  for (const id of drawingImages(drawing)) {
    if (Object.hasOwn(to, id)) continue
    const image = ownValue(from, id)
    if (isDataImage(image)) to[id] = image
    else isMissing = true
  }
  return isMissing
}

function possible(drawing: LibraryDrawing): LibraryDrawing {
  const now = Date.now()
  return {
    ...drawing,
    name: drawing.name.slice(0, limits.drawing.name),
    madeAt: possibleTime(drawing.madeAt, now),
    changedAt: possibleTime(drawing.changedAt, now)
  }
}

/**
 * Which drawings of a file to add to those of the device. None is replaced: one that differs is added under a new id, one that is
 * there already isn't. Idempotent.
 *
 * @param takenIds of all drawings of the device, also of those that can't be read
 */
export function mergeDrawings(
  present: readonly LibraryDrawing[],
  takenIds: readonly string[],
  incoming: readonly LibraryDrawing[],
  newId: () => string
): LibraryDrawing[] {
  const known = new Set(present.map(contentKey))
  const ids = new Set(takenIds)
  const added: LibraryDrawing[] = []
  for (const drawing of incoming) {
    const key = contentKey(drawing)
    if (known.has(key)) continue
    const id = ids.has(drawing.id) ? newId() : drawing.id
    known.add(key)
    ids.add(id)
    added.push({ ...drawing, id })
  }
  return added
}

/** Equal for the same drawing, made at the same time. */
const contentKey = ({ madeAt, name, drawing }: LibraryDrawing) => canonicalJson({ madeAt, name, drawing })
