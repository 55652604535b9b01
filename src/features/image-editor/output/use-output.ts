import { useEffect, useRef, useState } from 'react'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import type { Result } from '#core/result.ts'
import type { DeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { downloadImages, type ImageFormat } from './download-images.ts'
import { drawingName, imageName } from './output-texts.ts'
import { type RenderImagesRefusal, renderPngFiles, renderSvgFiles } from './render-images.ts'
import { type DrawingRefusal, type StoreRefusal, storeImages } from './store-images.ts'

/** What becomes of a drawing. */
export interface OutputOrder {
  open: DeviceDrawing
  variants: readonly Variant[]
  /** `files` are downloaded; the others are stored. */
  place: 'account' | 'device' | 'files'
  /** Of files; stored images are PNGs. */
  format: ImageFormat
  /** Called with the addresses of all images once they are stored, in the order of `variants`. Returns whether they could be used. */
  use?: ((addresses: readonly string[]) => boolean) | undefined
}

export type OutputFailure = RenderImagesRefusal | StoreRefusal | 'not_used'

export type OutputState =
  | { step: 'ready' }
  | { step: 'working'; part: 'drawing' | 'saving'; share: number }
  /** `stored` images are in the account, or on the device. `variant`: undefined when it concerns all images. */
  | {
      step: 'failed'
      failures: readonly { variant?: Variant | undefined; code: OutputFailure }[]
      stored: readonly Variant[]
    }
  | { step: 'done'; order: OutputOrder; drawingRefusal?: DrawingRefusal | undefined }

/** Renders and stores or downloads images, with progress. Stops when the component goes. */
export function useOutput() {
  const [state, setState] = useState<OutputState>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  const idOf = useImageIds()
  useEffect(() => () => running.current?.abort(), [])

  async function run(order: OutputOrder): Promise<OutputState> {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const onProgress = (part: 'drawing' | 'saving') => (share: number) =>
      stop.signal.aborted || setState({ step: 'working', part, share })
    onProgress('drawing')(0)
    const after = await carryOut(order, stop.signal, onProgress, idOf(order.open.drawing))
    if (running.current === stop) setState(after)
    return after
  }

  return {
    state,
    run,
    /** Stops after what is being stored; the state then says what is stored. */
    stop: () => running.current?.abort(),
    reset: () => setState({ step: 'ready' })
  }
}

async function carryOut(
  order: OutputOrder,
  signal: AbortSignal,
  onProgress: (part: 'drawing' | 'saving') => (share: number) => unknown,
  idOf: (variant: Variant) => string
): Promise<OutputState> {
  const { open, place, variants, format, use } = order
  const images = await render(order, signal, onProgress('drawing'))
  if (!images.ok) return { step: 'failed', failures: [{ code: images.code }], stored: [] }
  if (place === 'files') {
    await downloadImages(open, images.value, format)
    return { step: 'done', order }
  }
  onProgress('saving')(0)
  const nameOf = (variant: Variant) => imageName(open, variants.length > 1 ? variant : undefined)
  const stored = await storeImages({
    open,
    images: images.value,
    place,
    idOf,
    nameOf,
    signal,
    onProgress: onProgress('saving')
  })
  const { addresses, failures, drawingRefusal } = stored
  if (failures.size > 0)
    return {
      step: 'failed',
      failures: [...failures].map(([variant, code]) => ({ variant, code })),
      stored: [...addresses.keys()]
    }
  const isUsed = use?.([...addresses.values()]) ?? true
  if (!isUsed) return { step: 'failed', failures: [{ code: 'not_used' }], stored: [...addresses.keys()] }
  return { step: 'done', order, drawingRefusal }
}

function render(
  { open, variants, place, format }: OutputOrder,
  signal: AbortSignal,
  onProgress: (share: number) => unknown
): Promise<Result<ReadonlyMap<Variant, Blob>, RenderImagesRefusal>> {
  if (place !== 'files' || format === 'png')
    return renderPngFiles({ drawing: open.drawing, variants, signal, onProgress })
  return renderSvgFiles(open.drawing, variants, drawingName(open))
}

/** Ids for the images of a drawing. They stay the same while it does, so that trying again stores nothing twice. */
function useImageIds() {
  const known = useRef<{ drawing: Drawing; ids: Map<Variant, string> }>(undefined)
  return (drawing: Drawing) => (variant: Variant) => {
    if (known.current?.drawing !== drawing) known.current = { drawing, ids: new Map() }
    const { ids } = known.current
    const id = ids.get(variant) ?? randomId()
    ids.set(variant, id)
    return id
  }
}
