import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { loadTexts } from '../../src/catalogue/texts.ts'
import { type Cast, castOf } from '../../src/core/cast.ts'
import { readScriptFile } from '../../src/core/script-file.ts'
import type { OrderOf, PrintJob } from '../../src/features/export/print-order.ts'
import { defaultPrintOptions } from '../../src/print/print-options.ts'
import { aboutPath } from '../../src/routes.ts'
import { type Measure, medians } from './measure.ts'
import { scriptFileOf } from './script-file.ts'
import { sheetPage } from './sheet-page.ts'
import { withBrowser } from './slow-page.ts'

const warmUps = 3
const runs = 20

/**
 * The same prints made by the product's web worker in Chromium, and Chromium's own PDF of a page with the same words,
 * icons and faces, each in turn with the edge's, so that a busy machine slows all of them.
 *
 * @param atTheEdge has the edge make the PDF
 */
export const measureBrowserPrints = (origin: string, atTheEdge: () => Promise<number>): Promise<Measure[]> =>
  withBrowser(async browser => {
    const page = await browser.newPage({ baseURL: origin })
    await page.goto(aboutPath)
    await startWorker(page)
    const paper = await browser.newPage({ baseURL: origin })
    await paper.goto(aboutPath)
    let made = 0
    const next = () => castNamed(made++)
    const ways = [
      atTheEdge,
      () => make(page, { kind: 'pdf', job: jobOf(next()), name: 'bench' }),
      () => printPage(paper, next()),
      () => make(page, { kind: 'png', job: jobOf(next()), name: 'bench', page: 0 })
    ]
    const sizes: number[] = []
    const inTurn = async () => {
      const times: number[] = []
      for (const [index, way] of ways.entries()) {
        const began = performance.now()
        sizes[index] = (await way()) / 1024
        times.push(performance.now() - began)
      }
      return times
    }
    for (let index = 0; index < warmUps; index++) await inTurn()
    const [edge = 0, pdf = 0, printed = 0, png = 0] = await medians(runs, inTurn)
    const [, pdfSize = 0, printedSize = 0, pngSize = 0] = sizes
    return [
      { what: 'browser: PDF of 25, with nights', value: pdf, unit: 'ms' },
      { what: 'browser: PDF of 25, with nights, size', value: pdfSize, unit: 'KB' },
      { what: 'browser: PNG of 25, 300 dots to the inch', value: png, unit: 'ms' },
      { what: 'browser: PNG of 25, size', value: pngSize, unit: 'KB' },
      { what: 'Chromium prints an equal page', value: printed, unit: 'ms' },
      { what: 'Chromium prints an equal page, size', value: printedSize, unit: 'KB' },
      { what: 'the edge’s PDF in turn with those', value: edge, unit: 'ms' },
      { what: 'the edge’s time beside Chromium’s print', value: edge / printed, unit: '×' },
      { what: 'the browser’s time beside Chromium’s print', value: pdf / printed, unit: '×' }
    ]
  })

async function printPage(page: Page, cast: Cast): Promise<number> {
  await page.setContent(sheetPage(cast, fileOf), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  return (await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })).byteLength
}

const texts = await loadTexts('en')

function castNamed(index: number): Cast {
  const read = readScriptFile(scriptFileOf(25, `Bench ${index}`), catalogue, texts)
  if (!read.ok) throw new Error(read.code)
  return castOf(read.value.script, catalogue, texts)
}

const jobOf = (cast: Cast): PrintJob => ({
  cast,
  options: defaultPrintOptions,
  language: 'en',
  day: '2026-11-21',
  messages: [fileOf('messages-first.en.*.js'), fileOf('messages-more.en.*.js')]
})

/** The address of a built file. */
function fileOf(pattern: string): string {
  const [file] = globSync(`dist/client/_astro/${pattern}`)
  if (!file) throw new Error(`${pattern} was not built`)
  return file.replace('dist/client', '')
}

const startWorker = (page: Page) =>
  page.evaluate(address => {
    const worker = new Worker(address, { type: 'module' })
    Object.assign(window, { worker })
  }, fileOf('print-worker.*.js'))

/** Has the web worker carry out an order; the bytes of its file. */
const make = (page: Page, order: OrderOf): Promise<number> =>
  page.evaluate(
    asked =>
      new Promise<number>((resolve, reject) => {
        const worker: unknown = Reflect.get(window, 'worker')
        if (!(worker instanceof Worker)) throw new Error('There is no web worker')
        const listener = ({ data }: MessageEvent) => {
          if (data.kind === 'failed') reject(new Error(data.message))
          if (data.kind !== 'file') return
          worker.removeEventListener('message', listener)
          resolve(data.bytes.byteLength)
        }
        worker.addEventListener('message', listener)
        worker.postMessage({ id: 1, ...asked })
      }),
    order
  )
