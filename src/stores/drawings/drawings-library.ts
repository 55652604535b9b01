import { replaceImages } from '#core/drawing/drawing-images.ts'
import {
  type FiledLibraryDrawing,
  type LibraryDrawing,
  type LibraryDrawings,
  mergeDrawings
} from '#core/drawing/library-drawings.ts'
import { readDrawing } from '#core/drawing/read-drawing.ts'
import { ok, type Result } from '#core/result.ts'
import { randomId } from '../storage/working-copy.ts'
import { storedInfo } from './device-drawings.ts'
import { readDataUrls, storeDataUrls } from './drawing-files.ts'
import { saveDrawings } from './drawing-saver.ts'
import {
  announceDrawing,
  changeDrawings,
  type DrawingStores,
  type DrawingsProblem
} from './drawings-database.ts'

/** What the import of a library file has added; `incomplete`: drawings that can't be read, or not completely. */
export interface DrawingsImport {
  added: number
  incomplete: number
}

/** All drawings of this device with their images, as a library file has them. Those that this version can't read are among them. */
export async function exportDrawings(): Promise<
  Result<{ drawings: FiledLibraryDrawing[]; images: Record<string, string> }, DrawingsProblem>
> {
  await saveDrawings()
  const stored = await changeDrawings(async ({ drawings, contents }) => {
    const infos = await drawings.getAll()
    const found = new Map((await contents.getAll()).map(({ id, content }) => [id, content]))
    return infos.flatMap(({ id, name, madeAt, changedAt, images }) => {
      const content = found.get(id)
      return content ? [{ images, filed: { id, name, madeAt, changedAt, ...content } }] : []
    })
  })
  if (!stored.ok) return stored
  const ids = new Set(stored.value.flatMap(({ images }) => images))
  return ok({ drawings: stored.value.map(({ filed }) => filed), images: await readDataUrls([...ids]) })
}

/** Adds the drawings of a library file with their images; none is replaced. */
export async function importDrawings({
  drawings,
  images,
  incomplete
}: LibraryDrawings): Promise<Result<DrawingsImport, DrawingsProblem>> {
  if (drawings.length === 0) return ok({ added: 0, incomplete })
  await saveDrawings()
  const ids = await storeDataUrls(images)
  if (!ids.ok) return ids
  const incoming = drawings.map(each => ({ ...each, drawing: replaceImages(each.drawing, ids.value) }))
  const added = await changeDrawings(async stores => {
    const takenIds = await stores.drawings.getAllKeys()
    const put = mergeDrawings(await presentDrawings(stores), takenIds, incoming, randomId)
    for (const { id, name, drawing, madeAt, changedAt } of put) {
      const { content, info } = storedInfo({ id, name, drawing })
      await stores.contents.put({ id, content })
      await stores.drawings.put({ ...info, madeAt, changedAt })
    }
    return put.length
  })
  if (!added.ok) return added
  if (added.value > 0) announceDrawing('')
  return ok({ added: added.value, incomplete })
}

async function presentDrawings({ drawings, contents }: DrawingStores): Promise<LibraryDrawing[]> {
  const infos = await drawings.getAll()
  const found = new Map((await contents.getAll()).map(({ id, content }) => [id, content]))
  return infos.flatMap(({ id, name, madeAt, changedAt }) => {
    const read = readDrawing(found.get(id))
    return read.ok ? [{ id, name, madeAt, changedAt, drawing: read.value.drawing }] : []
  })
}
