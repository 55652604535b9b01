import type { Drawing } from '#core/drawing/drawing.ts'
import {
  type DrawingFileProblem,
  type FiledDrawing,
  type ReadDrawingFile,
  readDrawingFile,
  writeDrawingFile
} from '#core/drawing/drawing-file.ts'
import { drawingImages, replaceImages } from '#core/drawing/drawing-images.ts'
import { limits } from '#core/limits.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import { blobOf, dataUrlOf } from './data-urls.ts'
import { startDrawing } from './drawing-actions.ts'
import { readDrawingImage, storeDrawingImage } from './drawing-images.ts'
import type { DrawingsProblem } from './drawings-database.ts'
import { $drawingRepairs } from './open-drawing.ts'

/** A drawing as the text of a file, with the images that this device has. For a download, and for the account. */
export async function drawingFileText({
  name,
  drawing
}: Pick<FiledDrawing, 'name' | 'drawing'>): Promise<Result<string, 'too_large'>> {
  return writeDrawingFile({ name, drawing, images: await readDataUrls(drawingImages(drawing)) })
}

/** Images of this device as data URLs, by id. */
export async function readDataUrls(ids: readonly string[]): Promise<Record<string, string>> {
  const images: Record<string, string> = {}
  for (const id of ids) {
    const blob = await readDrawingImage(id)
    if (blob) images[id] = await dataUrlOf(blob)
  }
  return images
}

export type OpenFileProblem = DrawingFileProblem | DrawingsProblem | 'unreadable_file'

/** Opens the text of a drawing file, or a file, as a new drawing. `$drawingRepairs` then has what was corrected. */
export async function openDrawingFile(
  content: Blob | string
): Promise<Result<Drawing['kind'], OpenFileProblem>> {
  const text = await textOf(content)
  if (!text.ok) return text
  const file = readDrawingFile(text.value)
  if (!file.ok) return file
  const drawing = await storeImages(file.value)
  if (!drawing.ok) return drawing
  const { kind } = drawing.value
  startDrawing(kind, { name: file.value.name, drawing: drawing.value })
  $drawingRepairs.set(file.value.repairs)
  return ok(kind)
}

/** Stores the images of a read drawing. @returns the drawing, with the ids that they have here */
async function storeImages({ drawing, images }: ReadDrawingFile): Promise<Result<Drawing, DrawingsProblem>> {
  const ids = await storeDataUrls(images)
  return ids.ok ? ok(replaceImages(drawing, ids.value)) : ids
}

/** Stores images. @returns the ids that they have here, by the ids that they had */
export async function storeDataUrls(
  images: Readonly<Record<string, string>>
): Promise<Result<Map<string, string>, DrawingsProblem>> {
  const ids = new Map<string, string>()
  for (const [id, dataUrl] of Object.entries(images)) {
    const stored = await storeDrawingImage(blobOf(dataUrl))
    if (!stored.ok) return stored
    ids.set(id, stored.value)
  }
  return ok(ids)
}

async function textOf(content: Blob | string): Promise<Result<string, 'too_large' | 'unreadable_file'>> {
  if (typeof content === 'string') return ok(content)
  if (content.size > limits.drawing.file) return refuse('too_large')
  try {
    return ok(await content.text())
  } catch {
    return refuse('unreadable_file')
  }
}
