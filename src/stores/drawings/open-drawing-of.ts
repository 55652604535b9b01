import { atom } from 'nanostores'
import type { Drawing } from '#core/drawing/drawing.ts'
import { ok, type Result, refuse } from '#core/result.ts'
import {
  type DeviceDrawing,
  isBlankDrawing,
  listDrawings,
  type ReadDeviceDrawingProblem,
  readDeviceDrawing
} from './device-drawings.ts'
import { deleteUnusedImages } from './drawing-images.ts'
import {
  $drawingCopy,
  baseRevision,
  lastUnsavedDrawing,
  saveDrawings,
  saveFormerDrawings,
  saveWhenLeaving,
  setBaseRevision,
  unsavedDrawing
} from './drawing-saver.ts'
import { restoreVisits, storeVisitWhenLeaving } from './drawing-visits.ts'
import { drawingsChannel } from './drawings-database.ts'
import { $openDrawing, isNothingOpen, newDeviceDrawing, showDrawing, showOtherState } from './open-drawing.ts'

/** Whether the drawing that was open last is still being read. What is changed meanwhile stays open, as a drawing of its own. */
export const $isOpeningDrawing = atom(false)

/** For each kind: id of the drawing that this tab has opened last. A reload opens it again. */
const openKey = (kind: Drawing['kind']) => `belfry:open-drawing:${kind}`

let latest = 0
/** What there is to work on while a drawing is being read. */
let provisional: DeviceDrawing | undefined
let starting: Promise<void> | undefined

/**
 * Opens a drawing of a kind: the one with this id, or the one that this tab has open, or else the last changed one, or a new one.
 * While it is being read, there is an empty drawing to work on.
 *
 * @returns why the one with this id isn't opened, but another one, or why the last one can't be read
 */
export async function openDrawingOf(
  kind: Drawing['kind'],
  id?: string
): Promise<Result<undefined, ReadDeviceDrawingProblem>> {
  starting ??= start()
  const open = $openDrawing.get()
  const isOpening = $isOpeningDrawing.get()
  const isOpen = open.drawing.kind === kind && !isNothingOpen() && (id === undefined || id === open.id)
  if (isOpen && !isOpening) return ok(undefined)
  latest += 1
  const own = latest
  $isOpeningDrawing.set(true)
  if (open.drawing.kind !== kind || isNothingOpen()) {
    provisional = newDeviceDrawing(kind)
    showDrawing(provisional)
  } else if (!isOpening) provisional = open
  await starting
  await saveDrawings()
  const asked = id === undefined ? undefined : await findDrawing(id, kind)
  const found = asked?.ok ? asked : await findLast(kind)
  if (own !== latest) return ok(undefined)
  $isOpeningDrawing.set(false)
  const isUntouched = $openDrawing.get() === provisional || (provisional && !isBlankDrawing(provisional))
  if (isUntouched && found.ok && found.value) showDrawing(...found.value)
  rememberOpen()
  void deleteUnusedImages()
  return asked && !asked.ok ? asked : found.ok ? ok(undefined) : found
}

/** Opens a stored drawing of any kind. */
export async function openDeviceDrawing(id: string): Promise<Result<undefined, ReadDeviceDrawingProblem>> {
  latest += 1
  const own = latest
  $isOpeningDrawing.set(false)
  await saveDrawings()
  const found = await findDrawing(id)
  if (!found.ok) return found
  if (own === latest) openAs(...found.value)
  return ok(undefined)
}

/** Opens a new drawing. An empty one is stored once it has something. */
export function openAs(...shown: Parameters<typeof showDrawing>) {
  latest += 1
  $isOpeningDrawing.set(false)
  showDrawing(...shown)
  rememberOpen()
}

type Found = Parameters<typeof showDrawing>

/** A drawing, with the changes of this window that aren't stored yet. What is opened next is based on the stored revision. */
async function findDrawing(
  id: string,
  kind?: Drawing['kind']
): Promise<Result<Found, ReadDeviceDrawingProblem>> {
  const unsaved = unsavedDrawing(id)
  if (unsaved) return ok([unsaved])
  const read = await readDeviceDrawing(id)
  if (!read.ok) return read
  const { drawing, repairs, revision } = read.value
  if (kind !== undefined && drawing.drawing.kind !== kind) return refuse('drawing_missing')
  // It may have changed here meanwhile.
  const changed = unsavedDrawing(id)
  if (changed) return ok([changed])
  setBaseRevision(id, revision)
  return ok([drawing, repairs])
}

async function findLast(kind: Drawing['kind']): Promise<Result<Found | undefined, ReadDeviceDrawingProblem>> {
  const remembered = rememberedId(kind)
  if (remembered !== undefined) {
    const found = await findDrawing(remembered)
    // One that isn't stored was empty when the page was left.
    return found.ok || found.code !== 'drawing_missing' ? found : ok(undefined)
  }
  const unsaved = lastUnsavedDrawing(kind)
  if (unsaved) return ok([unsaved])
  const list = await listDrawings(kind)
  if (!list.ok) return list
  const [last] = list.value
  return last ? findDrawing(last.id) : ok(undefined)
}

/** Once per page: stores what former pages couldn't, and follows what other windows store. */
async function start() {
  restoreVisits()
  storeVisitWhenLeaving()
  saveWhenLeaving()
  drawingsChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => followOtherWindow(data))
  await saveFormerDrawings()
}

async function followOtherWindow(id: unknown) {
  const open = $openDrawing.get()
  if (id !== open.id || unsavedDrawing(open.id)) return
  const read = await readDeviceDrawing(open.id)
  if ($openDrawing.get() !== open || unsavedDrawing(open.id)) return
  if (read.ok && read.value.revision !== baseRevision(open.id)) {
    const { drawing, revision } = read.value
    setBaseRevision(open.id, revision)
    showOtherState({ name: drawing.name, drawing: drawing.drawing })
  } else if (!read.ok && read.code === 'drawing_missing') setBaseRevision(open.id, undefined)
}

function rememberOpen() {
  const { id, drawing } = $openDrawing.get()
  try {
    sessionStorage.setItem(openKey(drawing.kind), id)
  } catch {
    // Storage is blocked: a reload opens the last changed drawing.
  }
}

/** The id, or that of the copy that this window's changes of it have become. */
function rememberedId(kind: Drawing['kind']): string | undefined {
  try {
    const id = sessionStorage.getItem(openKey(kind)) ?? undefined
    const copy = $drawingCopy.get()
    return copy?.of === id ? copy?.id : id
  } catch {
    return undefined
  }
}

$drawingCopy.listen(copy => copy && copy.id === $openDrawing.get().id && rememberOpen())
