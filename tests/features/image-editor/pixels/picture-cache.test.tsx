import { useStore } from '@nanostores/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Drawing, emptyDrawing, type ImageContent, newLayer } from '#core/drawing/drawing.ts'
import { pictureKey, pictureRequests } from '#drawing/picture-requests.ts'
import { usePictures } from '#features/image-editor/canvas/use-pictures.ts'
import { loadPictureBlobs } from '#features/image-editor/pixels/load-picture-blobs.ts'
import {
  $pictureAddresses,
  $pictureProgress,
  $pictureStates,
  needPictures,
  releasePictures
} from '#features/image-editor/pixels/picture-cache.ts'
import { runPixelJob } from '#features/image-editor/pixels/pixel-client.ts'
import { storeDrawingImage } from '#stores/drawings/drawing-images.ts'
import { waitUntil } from '../../../wait.ts'
import { discFile, photoFile, pixelOf, sizeOf } from '../draw-image-file.ts'

async function storedContent(file: Blob, width: number, height: number): Promise<ImageContent> {
  const stored = await storeDrawingImage(file)
  if (!stored.ok) throw new Error('not stored')
  const crop = { x: 0, y: 0, width, height }
  return { kind: 'image', image: stored.value, width, height, crop, adjustments: {} }
}

const adjusted = (content: ImageContent, adjustments: ImageContent['adjustments']) => ({
  ...content,
  adjustments
})
const request = (content: ImageContent) => ({ key: pictureKey(content), content })
const isReady = (content: ImageContent) => $pictureStates.get().get(pictureKey(content)) === 'ready'

const fetched = async (content: ImageContent) => {
  const address = $pictureAddresses.get().get(pictureKey(content))
  if (address === undefined) throw new Error('no picture')
  return (await fetch(address)).blob()
}

function Counts({ drawing }: { drawing: Drawing }) {
  const pictures = usePictures(drawing)
  const states = useStore($pictureStates)
  return <p>{`${pictures.size} shown: ${[...states.values()].join(', ')}`}</p>
}

const user = {}
beforeEach(() => releasePictures(user))

describe('pictures', () => {
  test('are the adjusted pixels of the crop', async () => {
    const disc = await storedContent(await discFile(), 200, 200)
    const content = {
      ...adjusted(disc, { background: { kind: 'colour', colour: '#ffffff', tolerance: 0.3 } }),
      crop: { x: 40, y: 50, width: 100, height: 120 }
    }
    needPictures(user, [request(content)])
    await waitUntil(() => isReady(content))
    const picture = await fetched(content)
    expect(await sizeOf(picture)).toBe('100x120')
    expect(await pixelOf(picture, 60, 50)).toEqual([200, 20, 20, 255])
    expect((await pixelOf(picture, 1, 1))[3]).toBe(0)
  })

  test('of a moving slider: the former one is shown, not every position is made, and the last one comes', async () => {
    const disc = await storedContent(await photoFile(1200, 900), 1200, 900)
    needPictures(user, [request(disc)])
    await waitUntil(() => isReady(disc))
    const made = vi.spyOn(URL, 'createObjectURL')
    let last = disc
    for (let step = 1; step <= 40; step++) {
      last = adjusted(disc, { brightness: step / 100 })
      needPictures(user, [request(last)])
      // Something is shown at every position.
      expect($pictureAddresses.get().has(pictureKey(last))).toBe(true)
      expect($pictureStates.get().get(pictureKey(last))).toBe('working')
    }
    await waitUntil(() => isReady(last))
    expect(made.mock.calls.length).toBeLessThanOrEqual(2)
    made.mockRestore()
  })

  test('that are needed again come from the cache, and those that aren’t are revoked', async () => {
    const disc = await storedContent(await discFile(20), 20, 20)
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const steps = Array.from({ length: 16 }, (_, step) => adjusted(disc, { contrast: step / 20 }))
    for (const step of steps) {
      needPictures(user, [request(step)])
      await waitUntil(() => isReady(step))
    }
    expect(revoked).toHaveBeenCalled()
    const former = steps.at(-2)
    if (former) needPictures(user, [request(former)])
    expect(former && isReady(former)).toBe(true)
    revoked.mockRestore()
  })

  test('of an image that this device lacks are missing', async () => {
    const content: ImageContent = {
      kind: 'image',
      image: 'elsewhere',
      width: 5,
      height: 5,
      crop: { x: 0, y: 0, width: 5, height: 5 },
      adjustments: {}
    }
    needPictures(user, [request(content)])
    await waitUntil(() => $pictureStates.get().get(pictureKey(content)) === 'missing')
  })

  test('that are no longer needed are stopped, and the next one is made', async () => {
    const photo = await storedContent(await photoFile(1200, 900), 1200, 900)
    const started = vi.spyOn(Worker.prototype, 'postMessage')
    const terminated = vi.spyOn(Worker.prototype, 'terminate')
    needPictures(user, [
      request(adjusted(photo, { background: { kind: 'edges', tolerance: 0.5, points: [] }, threshold: 0.4 }))
    ])
    await waitUntil(() => started.mock.calls.length > 0)
    needPictures(user, [])
    await waitUntil(() => terminated.mock.calls.length > 0)
    started.mockRestore()
    terminated.mockRestore()
    const next = adjusted(photo, { brightness: 0.2 })
    needPictures(user, [request(next)])
    await waitUntil(() => isReady(next))
    expect($pictureProgress.get()).toBeGreaterThan(0.5)
  })
})

test('a drawing’s pictures come to its component, with the silhouettes for outlines, and as bitmaps for export', async () => {
  const content = adjusted(await storedContent(await discFile(), 200, 200), {
    background: { kind: 'edges', tolerance: 0.3, points: [] }
  })
  const empty = emptyDrawing('icon')
  const layer = { ...newLayer('a', content, empty), outlines: [{ width: 10, colour: '#000000' }] }
  const drawing: Drawing = { ...empty, layers: [layer] }
  const [own, outline] = pictureRequests(drawing)
  if (!own || !outline) throw new Error('no requests')

  const screen = await render(<Counts drawing={drawing} />)
  await expect.element(screen.getByText('2 shown: ready, ready')).toBeVisible()

  const blobs = await loadPictureBlobs(drawing)
  if (!blobs.ok) throw new Error(blobs.code)
  const sizes = [...blobs.value].map(async ([key, blob]) => {
    const { width, height } = await createImageBitmap(blob)
    return [key, width, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    [own.key, 200, 200],
    [outline.key, 220, 220]
  ])
  const address = $pictureAddresses.get().get(outline.key) ?? ''
  const silhouette = await (await fetch(address)).blob()
  // The disc has the radius 50; grown by 10, it reaches from 50 to 170 of 220.
  expect(await pixelOf(silhouette, 110, 110)).toEqual([0, 0, 0, 255])
  expect((await pixelOf(silhouette, 53, 110))[3]).toBe(255)
  expect((await pixelOf(silhouette, 46, 110))[3]).toBe(0)

  const lacking = { ...drawing, layers: [{ ...layer, content: { ...content, image: 'elsewhere' } }] }
  expect(await loadPictureBlobs(lacking)).toEqual({ ok: false, code: 'missing' })
})

test('a drawing that lies about its image’s size can’t fill the memory', async () => {
  const disc = await storedContent(await discFile(), 200, 200)
  const large = { ...disc, width: 10_000, height: 10_000 }
  const cropped = { ...disc, crop: { x: 0, y: 0, width: 10_000, height: 10_000 } }
  needPictures(user, [request(large), request(cropped)])
  await waitUntil(() => $pictureStates.get().get(pictureKey(cropped)) === 'failed')
  expect($pictureStates.get().get(pictureKey(large))).toBe('failed')
  const half = { ...disc, width: 100, height: 100, crop: { x: 0, y: 0, width: 100, height: 100 } }
  needPictures(user, [request(half)])
  await waitUntil(() => isReady(half))
  const picture = await fetched(half)
  expect(await pixelOf(picture, 50, 50)).toEqual([200, 20, 20, 255])
})

test('a job that throws fails alone', async () => {
  const broken = new Blob(['no image'])
  expect(await runPixelJob({ kind: 'findColours', blob: broken })).toEqual({ ok: false, code: 'failed' })
  const colours = await runPixelJob({ kind: 'findColours', blob: await discFile() })
  expect(colours).toEqual({ ok: true, value: ['#ffffff'] })
})
