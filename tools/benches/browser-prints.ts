import { globSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { loadTexts } from '../../src/catalogue/texts.ts'
import { buildCast, type Cast } from '../../src/core/cast/cast.ts'
import { readScriptFile } from '../../src/core/script/script-file.ts'
import type { NewPrintRequest, PrintJob } from '../../src/features/export/worker/print-protocol.ts'
import { defaultPrintOptions } from '../../src/print/print-options.ts'
import { aboutPath } from '../../src/routes.ts'
import { htmlSheet } from './html-sheet.ts'
import { type Measure, medians } from './measure.ts'
import { sampleScriptFile } from './sample-script.ts'
import { withBrowser } from './throttled-page.ts'

const warmUps = 3
const runs = 20

/**
 * Measures the same prints rendered by the product's web worker in Chromium, by the Cloudflare Worker, and by
 * Chromium's own PDF export of an HTML page with the same texts, icons and fonts. They take turns, so that a busy
 * machine slows all of them.
 *
 * @param printInWorker renders the PDF in the Cloudflare Worker; returns its bytes
 */
export const measureBrowserPrints = (
  origin: string,
  printInWorker: () => Promise<number>
): Promise<Measure[]> =>
  withBrowser(async browser => {
    const page = await browser.newPage({ baseURL: origin })
    await page.goto(aboutPath)
    await startWorker(page)
    const htmlPage = await browser.newPage({ baseURL: origin })
    await htmlPage.goto(aboutPath)
    let count = 0
    const next = () => castNamed(count++)
    const renderers = [
      printInWorker,
      () => render(page, { kind: 'pdf', job: jobOf(next()), name: 'bench' }),
      () => printPage(htmlPage, next()),
      () => render(page, { kind: 'png', job: jobOf(next()), name: 'bench', page: 0 })
    ]
    const sizes: number[] = []
    const inTurn = async () => {
      const times: number[] = []
      for (const [index, run] of renderers.entries()) {
        const began = performance.now()
        sizes[index] = (await run()) / 1024
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
  await page.setContent(htmlSheet(cast, fileOf), { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  return (await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })).byteLength
}

const texts = await loadTexts('en')

function castNamed(index: number): Cast {
  const read = readScriptFile(sampleScriptFile(25, `Bench ${index}`), catalogue, texts)
  if (!read.ok) throw new Error(read.code)
  return buildCast(read.value.script, catalogue, texts)
}

const jobOf = (cast: Cast): PrintJob => ({
  cast,
  options: defaultPrintOptions,
  language: 'en',
  day: '2026-11-21',
  messages: fileOf('messages-all.en.*.js')
})

/** The URL path of a built file. */
function fileOf(pattern: string): string {
  const [file] = globSync(`dist/client/_astro/${pattern}`)
  if (!file) throw new Error(`The build has no file ${pattern}`)
  return file.replace('dist/client', '')
}

const startWorker = (page: Page) =>
  page.evaluate(address => {
    const worker = new Worker(address, { type: 'module' })
    Object.assign(window, { worker })
  }, fileOf('print-worker.*.js'))

/** Renders a print in the web worker; returns the size of the file in bytes. */
const render = (page: Page, request: NewPrintRequest): Promise<number> =>
  page.evaluate(
    request =>
      new Promise<number>((resolve, reject) => {
        const worker: unknown = Reflect.get(window, 'worker')
        if (!(worker instanceof Worker)) throw new Error('The page must have a web worker')
        const listener = ({ data }: MessageEvent) => {
          if (data.kind === 'failed') reject(new Error(data.message))
          if (data.kind !== 'file') return
          worker.removeEventListener('message', listener)
          resolve(data.bytes.byteLength)
        }
        worker.addEventListener('message', listener)
        worker.postMessage({ id: 1, ...request })
      }),
    request
  )
