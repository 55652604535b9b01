import { type DrawingSaveRefusal, saveImageDrawing } from '#api/image-drawings.ts'
import { isSessionOver } from '#api/session.ts'
import { type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import type { Variant } from '#core/drawing/drawing.ts'
import { ok, type Result } from '#core/result.ts'
import { type DeviceImageRefusal, storeDeviceImage } from '#stores/device-images/device-images.ts'
import type { DeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { drawingFileText } from '#stores/drawings/drawing-files.ts'
import { rememberSource } from '#stores/drawings/image-sources.ts'

/** Why an image wasn't stored. */
export type StoreRefusal = UploadRefusal | DeviceImageRefusal

/** Why the drawing of stored images isn't in the account. */
export type DrawingRefusal = DrawingSaveRefusal

export interface StoreRequest {
  open: DeviceDrawing
  /** PNGs in the order in which they are stored. */
  images: ReadonlyMap<Variant, Blob>
  place: 'account' | 'device'
  /** Ids of the images in the account. The same ones, when the same images are stored again: those that are stored stay as they are. */
  idOf: (variant: Variant) => string
  nameOf: (variant: Variant) => string
  signal: AbortSignal
  /** Receives the share that is stored, from 0 to 1. */
  onProgress: (share: number) => void
}

export interface StoredImages {
  /** Absolute addresses of the stored images. */
  addresses: ReadonlyMap<Variant, string>
  failures: ReadonlyMap<Variant, StoreRefusal>
  /** The images are stored, but not the drawing with them. */
  drawingRefusal?: DrawingRefusal | undefined
}

/** Stores images one after the other; in the account, each with its drawing. Nothing more is stored once the signal is aborted. */
export async function storeImages(request: StoreRequest): Promise<StoredImages> {
  const { open, images, place, idOf, signal } = request
  const addresses = new Map<Variant, string>()
  const failures = new Map<Variant, StoreRefusal>()
  let hopeless: StoreRefusal | undefined
  for (const [variant, image] of images) {
    if (signal.aborted) hopeless = 'stopped'
    const stored = hopeless ? undefined : await storeImage(request, variant, image, addresses.size)
    if (stored?.ok) addresses.set(variant, stored.value)
    else failures.set(variant, stored?.code ?? hopeless ?? 'stopped')
    if (stored && !stored.ok && concernsAll(stored.code)) hopeless = stored.code
  }
  rememberSource([...addresses.values()], { id: open.id, kind: open.drawing.kind })
  if (place === 'device' || addresses.size === 0) return { addresses, failures }
  return { addresses, failures, drawingRefusal: await storeDrawing(open, [...addresses.keys()].map(idOf)) }
}

async function storeImage(
  { images, place, idOf, nameOf, signal, onProgress }: StoreRequest,
  variant: Variant,
  image: Blob,
  done: number
): Promise<Result<string, StoreRefusal>> {
  if (place === 'device') return storeDeviceImage(image)
  const uploaded = await uploadImage({
    id: idOf(variant),
    name: nameOf(variant),
    file: image,
    signal,
    onProgress: sent => onProgress((done + sent) / images.size)
  })
  return uploaded.ok ? ok(new URL(uploaded.value.address, location.href).href) : uploaded
}

/** Stores the drawing with each image, so that deleting one of them leaves the others their drawing. */
async function storeDrawing(
  open: DeviceDrawing,
  ids: readonly string[]
): Promise<DrawingRefusal | undefined> {
  const file = await drawingFileText(open)
  if (!file.ok) return 'drawing_too_large'
  for (const id of ids) {
    const saved = await saveImageDrawing(id, file.value)
    if (!saved.ok) return saved.code
  }
  return undefined
}

/** Whether the next image would fail too. */
const concernsAll = (code: StoreRefusal) =>
  code === 'unreachable' ||
  code === 'stopped' ||
  code === 'images_full' ||
  code === 'device_images_full' ||
  code === 'device_images_blocked' ||
  isSessionOver(code)
