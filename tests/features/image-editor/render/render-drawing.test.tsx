import { afterEach, expect, test, vi } from 'vitest'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { drawingSvg, type RenderOptions, renderPngs } from '#features/image-editor/render/render-drawing.ts'
import { drawingOf, fullIcon, image, layerOf, noText, star } from '../../../drawing/sample-drawings.ts'

afterEach(() => vi.unstubAllGlobals())

const variants: readonly Variant[] = ['good', 'evil', 'neutral']
const options = (drawing: Drawing, changes: Partial<RenderOptions> = {}): RenderOptions => ({
  drawing,
  variants,
  scale: 1,
  outlineText: noText,
  pictures: new Map(),
  ...changes
})
const oneStar = drawingOf([layerOf('star', star)])

async function sizeOf(png: Blob | undefined) {
  if (!png) throw new Error('There is no file')
  expect(png.type).toBe('image/png')
  const { width, height } = await createImageBitmap(png)
  return [width, height]
}

test('an icon is 539 x 539 pixels, and transparent where nothing is painted', async () => {
  const pngs = await renderPngs(options(oneStar))
  if (!pngs.ok) throw new Error(pngs.code)
  expect([...pngs.value.keys()]).toEqual(variants)
  for (const png of pngs.value.values()) expect(await sizeOf(png)).toEqual([539, 539])
  const context = new OffscreenCanvas(539, 539).getContext('2d')
  context?.drawImage(await createImageBitmap(pngs.value.get('good') ?? new Blob()), 0, 0)
  const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3]
  expect([alphaAt(3, 3), alphaAt(269, 269)]).toEqual([0, 255])
})

test('a logo has twice as many pixels as units', async () => {
  const logo = drawingOf([layerOf('star', star)], { kind: 'logo', width: 301, height: 100 })
  const pngs = await renderPngs(options(logo, { variants: ['good'], scale: 2 }))
  expect(pngs.ok && (await sizeOf(pngs.value.get('good')))).toEqual([602, 200])
})

test('progress is reported after each variant', async () => {
  const shares: number[] = []
  await renderPngs(options(oneStar, { onProgress: share => shares.push(share) }))
  expect(shares).toEqual([1 / 3, 2 / 3, 1])
})

test('stopping ends the work, and the web worker', async () => {
  const stop = new AbortController()
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  const pngs = await renderPngs(options(fullIcon, { signal: stop.signal, onProgress: () => stop.abort() }))
  expect(pngs).toEqual({ ok: false, code: 'stopped' })
  expect(terminate).toHaveBeenCalledOnce()
  terminate.mockRestore()
})

test('a stopped order isn’t begun', async () => {
  const signal = AbortSignal.abort()
  expect(await renderPngs(options(oneStar, { signal }))).toEqual({ ok: false, code: 'stopped' })
})

test('without canvases in web workers, the page paints', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  vi.stubGlobal('Worker', undefined)
  const pngs = await renderPngs(options(oneStar))
  expect(pngs.ok && (await sizeOf(pngs.value.get('neutral')))).toEqual([539, 539])
  const stop = new AbortController()
  const stopped = await renderPngs(options(fullIcon, { signal: stop.signal, onProgress: () => stop.abort() }))
  expect(stopped).toEqual({ ok: false, code: 'stopped' })
})

test('when the web worker’s program can’t be loaded, the page paints', async () => {
  class LostWorker extends EventTarget {
    postMessage() {
      this.dispatchEvent(new ErrorEvent('error', { message: 'not found' }))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', LostWorker)
  const pngs = await renderPngs(options(oneStar))
  expect(pngs.ok && (await sizeOf(pngs.value.get('evil')))).toEqual([539, 539])
})

test('nothing is painted while a picture or a font is missing', async () => {
  const photo = drawingOf([layerOf('photo', image)])
  expect(await renderPngs(options(photo))).toEqual({ ok: false, code: 'not_loaded' })
  const text = {
    kind: 'text',
    text: 'A',
    font: '',
    size: 9,
    tracking: 0,
    bend: 'none',
    bendAmount: 0
  } as const
  const title = drawingOf([layerOf('title', text)])
  expect(await renderPngs(options(title))).toEqual({ ok: false, code: 'not_loaded' })
  expect(drawingSvg(title, 'good', noText, '')).toEqual({ ok: false, code: 'not_loaded' })
})

test('a picture that can’t be decoded is a failure', async () => {
  const photo = drawingOf([layerOf('photo', image)])
  const { pictureKey } = await import('#drawing/picture-requests.ts')
  const pictures = new Map([[pictureKey(image), 'data:image/png;base64,AAAA']])
  expect(await renderPngs(options(photo, { pictures }))).toEqual({ ok: false, code: 'render_failed' })
})

test('painting takes as many steps for each layer, and few canvases', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new ErrorEvent('error'))
      }
      terminate() {}
    }
  )
  let canvases = 0
  const Canvas = OffscreenCanvas
  vi.stubGlobal('OffscreenCanvas', function create(width: number, height: number) {
    canvases += 1
    return new Canvas(width, height)
  })
  const drawImage = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage')
  const stepsOf = async (count: number) => {
    drawImage.mockClear()
    const layers = Array.from({ length: count }, (_, index) =>
      layerOf(`l${index}`, star, {
        isCutOut: index % 2 === 1,
        opacity: 0.9,
        shadow: { x: 1, y: 1, blur: 2, colour: '#000000', opacity: 1 }
      })
    )
    await renderPngs(options(drawingOf(layers), { variants: ['good'] }))
    return drawImage.mock.calls.length
  }
  const [few, many] = [await stepsOf(8), await stepsOf(32)]
  expect(few).toBeGreaterThan(8)
  expect(many).toBeLessThanOrEqual(4 * few + 4)
  expect(canvases).toBeLessThan(16)
  drawImage.mockRestore()
})
