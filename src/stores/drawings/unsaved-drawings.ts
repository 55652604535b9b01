import * as z from 'zod/mini'
import { readDrawing, storedDrawing } from '#core/drawing/read-drawing.ts'
import { randomId } from '../storage/working-copy.ts'
import type { DeviceDrawing } from './device-drawings.ts'

/** A state of a drawing that isn't stored yet. */
export interface UnsavedDrawing {
  drawing: DeviceDrawing
  /** The revision that it is based on; undefined for a new drawing. */
  base: number | undefined
  /** Names this state, see `storeDrawing`. */
  change: string
}

/** Start of the keys in local storage; each page has one of its own. */
const prefix = 'belfry:unsaved-drawings:'
const ownKey = prefix + randomId()

/** Keys that this page has read, and removes once all is stored or written again. */
let readKeys: string[] = []

const storedSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    content: z.unknown(),
    base: z.optional(z.number()),
    change: z.string()
  })
)

/** Writes what isn't stored yet for the next page, at once. Where local storage is full or blocked, nothing happens. */
export function writeUnsavedDrawings(unsaved: readonly UnsavedDrawing[]) {
  try {
    const stored: z.infer<typeof storedSchema> = unsaved.map(({ drawing, base, change }) => ({
      id: drawing.id,
      name: drawing.name,
      content: storedDrawing(drawing.drawing),
      base,
      change
    }))
    if (stored.length > 0) localStorage.setItem(ownKey, JSON.stringify(stored))
    else localStorage.removeItem(ownKey)
    for (const key of readKeys) localStorage.removeItem(key)
    readKeys = []
  } catch {
    // What was read before stays for a later page.
  }
}

/** What pages that were left couldn't store. It stays written until `writeUnsavedDrawings` is called. */
export function takeUnsavedDrawings(): UnsavedDrawing[] {
  try {
    const keys = Object.keys({ ...localStorage }).filter(key => key.startsWith(prefix))
    return keys.flatMap(key => {
      const read = readStored(localStorage.getItem(key) ?? '')
      // What this version can't read stays for a later one.
      if (read) readKeys.push(key)
      return read ?? []
    })
  } catch {
    return []
  }
}

function readStored(text: string): UnsavedDrawing[] | undefined {
  const stored = storedSchema.safeParse(parse(text))
  if (!stored.success) return undefined
  const unsaved = stored.data.flatMap(({ id, name, content, base, change }) => {
    const read = readDrawing(content)
    return read.ok ? [{ drawing: { id, name, drawing: read.value.drawing }, base, change }] : []
  })
  return unsaved.length === stored.data.length ? unsaved : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
