import * as z from 'zod/mini'
import { type Drawing, drawingSchema, emptyDrawing } from '#core/drawing/drawing.ts'
import { drawingImages } from '#core/drawing/drawing-images.ts'
import {
  type DrawingRepair,
  type ReadDrawingProblem,
  readDrawing,
  storedDrawing
} from '#core/drawing/read-drawing.ts'
import { isEqual } from '#core/equal.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { possibleTime } from '#core/saving/possible-time.ts'
import {
  announceDrawing,
  changeDrawings,
  type DrawingStores,
  type DrawingsProblem,
  readDrawings,
  type StoredInfo
} from './drawings-database.ts'

/** A drawing of this device. */
export interface DeviceDrawing {
  id: string
  /** '' until the user names it. */
  name: string
  drawing: Drawing
}

/** What a list shows of a drawing. */
export type DrawingInfo = Pick<StoredInfo, 'id' | 'kind' | 'name' | 'changedAt'>

/** Why a drawing can't be read: there is none, this version can't read it, or the storage has a problem. */
export type ReadDeviceDrawingProblem = ReadDrawingProblem | DrawingsProblem | 'drawing_missing'

/** A stored drawing, and what was corrected to read it. */
export interface ReadDeviceDrawing {
  drawing: DeviceDrawing
  repairs: readonly DrawingRepair[]
  revision: number
}

/** Names of changes that a stored drawing lists. */
const listedChanges = 20

const infoSchema = z.object({
  id: z.string(),
  kind: drawingSchema.shape.kind,
  name: z.string(),
  changedAt: z.number()
})
const headSchema = z.object({ name: z.string(), revision: z.number() })
const contentSchema = z.object({ content: z.unknown() })

/** The drawings of a kind, or all of this device, the last changed one first. */
export const listDrawings = (kind?: Drawing['kind']) =>
  readDrawings(async database => {
    const stored: unknown[] = await database.getAll('drawings')
    const now = Date.now()
    return stored
      .flatMap(value => infoSchema.safeParse(value).data ?? [])
      .filter(info => kind === undefined || info.kind === kind)
      .map((info): DrawingInfo => ({ ...info, changedAt: possibleTime(info.changedAt, now) }))
      .sort((one, other) => other.changedAt - one.changedAt)
  })

/** Reads a drawing. One that this version can't read stays as it is stored. */
export async function readDeviceDrawing(
  id: string
): Promise<Result<ReadDeviceDrawing, ReadDeviceDrawingProblem>> {
  const stored = await readDrawings(async database => {
    const transaction = database.transaction(['drawings', 'contents'])
    const found: readonly unknown[] = await Promise.all([
      transaction.objectStore('drawings').get(id),
      transaction.objectStore('contents').get(id)
    ])
    return found
  })
  if (!stored.ok) return stored
  const [info, content] = stored.value
  const head = headSchema.safeParse(info).data
  if (info === undefined) return refuse('drawing_missing')
  const read = readDrawing(contentSchema.safeParse(content).data?.content)
  if (!read.ok) return read
  const { drawing, repairs } = read.value
  const { name, revision } = head ?? { name: '', revision: 0 }
  return ok({ drawing: { id, name, drawing }, repairs, revision })
}

/** Whether there is nothing in a drawing that could be lost. */
export const isBlankDrawing = ({ name, drawing }: DeviceDrawing) =>
  name === '' && isEqual(drawing, emptyDrawing(drawing.kind))

/**
 * Stores a drawing in place of its revision `base`, undefined for a new one. One that was deleted meanwhile is stored again.
 *
 * @param change names this state: where it is stored already, as by the page that was just left, nothing happens
 * @returns the new revision; undefined if another window has stored something else: then nothing is stored
 */
export async function storeDrawing(
  { id, name, drawing }: DeviceDrawing,
  base: number | undefined,
  change: string
): Promise<Result<number | undefined, DrawingsProblem>> {
  const stored = await changeDrawings(async stores => {
    const found = await stores.drawings.get(id)
    const { info: first, content } = storedInfo({ id, name, drawing })
    if (found && found.revision !== base) {
      const isKnown = found.changes.includes(change) || (await isStored(stores, found, name, content))
      return { revision: isKnown ? found.revision : undefined, isNew: false }
    }
    const info: StoredInfo = {
      ...first,
      madeAt: found?.madeAt ?? first.madeAt,
      revision: (found?.revision ?? base ?? 0) + 1,
      changes: [...(found?.changes ?? []), change].slice(-listedChanges)
    }
    await stores.contents.put({ id, content })
    await stores.drawings.put(info)
    return { revision: info.revision, isNew: true }
  })
  if (!stored.ok) return stored
  if (stored.value.isNew) announceDrawing(id)
  return ok(stored.value.revision)
}

/** How a new drawing is stored. */
export function storedInfo({ id, name, drawing }: DeviceDrawing) {
  const now = Date.now()
  const info: StoredInfo = {
    id,
    kind: drawing.kind,
    name,
    madeAt: now,
    changedAt: now,
    revision: 1,
    changes: [],
    images: drawingImages(drawing)
  }
  return { info, content: storedDrawing(drawing) }
}

async function isStored(
  { contents }: DrawingStores,
  { id, name }: StoredInfo,
  own: string,
  content: unknown
) {
  return name === own && isEqual((await contents.get(id))?.content, content)
}

/**
 * Changes what a list shows of a stored drawing, whose content stays as it is, also where this version can't read it. With another
 * id, it is a copy.
 */
export async function changeStoredDrawing(
  id: string,
  change: (info: StoredInfo) => StoredInfo
): Promise<Result<undefined, DrawingsProblem | 'drawing_missing'>> {
  const changed = await changeDrawings(async ({ drawings, contents }) => {
    const [info, content] = [await drawings.get(id), await contents.get(id)]
    if (!info) return undefined
    const next = { ...change(info), revision: info.revision + 1 }
    await drawings.put(next)
    if (content && next.id !== id) await contents.put({ ...content, id: next.id })
    return next.id
  })
  if (!changed.ok) return changed
  if (changed.value === undefined) return refuse('drawing_missing')
  announceDrawing(changed.value)
  return ok(undefined)
}

/**
 * Deletes a drawing, also one that this version can't read. Its images stay for a while, see `deleteUnusedImages`.
 *
 * @returns restores it as it was, unless another window has stored it again meanwhile; returns whether it could be stored
 */
export async function deleteStoredDrawing(id: string) {
  const deleted = await changeDrawings(async ({ drawings, contents }) => {
    const [info, content] = [await drawings.get(id), await contents.get(id)]
    await drawings.delete(id)
    await contents.delete(id)
    return { info, content }
  })
  announceDrawing(id)
  if (!deleted.ok) return deleted
  return ok(async () => {
    const { info, content } = deleted.value
    const restored = await changeDrawings(async ({ drawings, contents }) => {
      if (await drawings.getKey(id)) return
      if (info) await drawings.put(info)
      if (content) await contents.put(content)
    })
    announceDrawing(id)
    return restored
  })
}
