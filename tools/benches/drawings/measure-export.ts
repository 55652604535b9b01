import { globSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { Variant } from '../../../src/core/drawing/drawing.ts'
import { buildDisplayList } from '../../../src/drawing/build-display-list.ts'
import type {
  RenderRequest,
  RenderResponse
} from '../../../src/features/image-editor/render/render-protocol.ts'
import { aboutPath } from '../../../src/routes.ts'
import { type Measure, median } from '../measure.ts'
import { fullIcon } from './full-icon.ts'

const runs = 7
const variants: readonly Variant[] = ['good', 'evil', 'neutral']

/** Chromium slows down pages, but not their web workers: their time is multiplied instead. */
const slowdown = 4

/** Three variants of a full icon as PNG files, by the product's web worker: from its start to the last file. */
export async function measureExport(browser: Browser, origin: string): Promise<Measure[]> {
  const drawing = fullIcon()
  const { width, height } = drawing
  const lists = variants.map(variant => buildDisplayList(drawing, variant, () => undefined))
  const page = await browser.newPage({ baseURL: origin })
  await page.goto(aboutPath)
  const time = await median(runs, () =>
    paint(page, { size: { width, height, scale: 1 }, lists, pictures: new Map() })
  )
  await page.close()
  return [
    {
      what: 'three variants of an icon of 12 layers, 4x slower',
      value: slowdown * time,
      unit: 'ms',
      budget: 1500
    }
  ]
}

/** URL path of the web worker's built file. */
function workerAddress(): string {
  const [file] = globSync('dist/client/_astro/render-worker*.js')
  if (!file) throw new Error('The build has no web worker that paints drawings')
  return file.replace('dist/client', '')
}

/** Milliseconds from the worker's start to its last file. */
const paint = (page: Page, { size, lists }: RenderRequest): Promise<number> =>
  page.evaluate(
    ({ address, size, lists }) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now()
        const worker = new Worker(address, { type: 'module' })
        let count = 0
        worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
          if (data.kind === 'failed') return reject(new Error(data.message))
          count += 1
          if (count < lists.length) return
          worker.terminate()
          resolve(performance.now() - began)
        })
        worker.addEventListener('error', ({ message }) => reject(new Error(message)))
        worker.postMessage({ size, lists, pictures: new Map() })
      }),
    { address: workerAddress(), size, lists }
  )
