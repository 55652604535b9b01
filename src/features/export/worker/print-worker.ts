import { standaloneSvg } from '#print/png/standalone-svg.ts'
import { zipFiles } from '#print/png/zip-files.ts'
import { preflight } from '#print/preflight.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { sheetPdf } from '#print/sheet-pdf.ts'
import { tokenCutSvgs } from '#print/token-cut-svg.tsx'
import { tokenImagesZip } from '#print/token-images.tsx'
import { pageSvg } from '#print/views/page-svg.tsx'
import { failedFile, loadBrowserKit, loadJobKit, loadJobMessages } from './browser-kit.ts'
import { areImagesCached, forgetFailedImages } from './image-cache.ts'
import { cachedJobImages, fetchJobImages, type JobImages } from './job-images.ts'
import { loadPngRenderer, renderPng, renderPrintPng } from './png-renderer.ts'
import { PrintExcessError, planJob, unprintableLetters } from './print-input.ts'
import type { FileRequest, PrintJob, PrintRequest, PrintResponse } from './print-protocol.ts'

/** The web worker that renders prints, with the code of the server. Receives `PrintRequest`s, posts `PrintResponse`s. */

class Stopped extends Error {}

const zipType = 'application/zip'

const stopped = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<PrintRequest>) => {
  if (data.kind === 'stop') stopped.add(data.id)
  else handleRequest(data).catch(error => fail(data.id, error))
})
// The layout engine fetches HarfBuzz itself and does not report a failure.
addEventListener('unhandledrejection', ({ reason }) => fail(0, reason))

loadBrowserKit().then(
  ({ fonts }) => respond({ id: 0, kind: 'fonts', files: fonts }),
  error => fail(0, error)
)

async function handleRequest(request: Exclude<PrintRequest, { kind: 'stop' }>): Promise<void> {
  const { id } = request
  if (request.kind === 'prepare') {
    await loadPngRenderer()
    return respond({ id, kind: 'done' })
  }
  const { job } = request
  const kit = await loadJobKit(job)
  await loadJobMessages(job)
  if (request.kind === 'preview' && request.again) forgetFailedImages()
  if (request.kind === 'preview') await renderPreview(id, job, request.first, kit)
  else respond({ id, ...(await renderFile(request, kit)) })
  stopped.delete(id)
}

function renderFile(request: FileRequest, kit: PrintKit) {
  if (request.kind === 'pdf') return renderPdf(request, kit)
  if (request.kind === 'png') return renderPages(request, kit)
  return request.kind === 'cut' ? renderCut(request, kit) : renderTokens(request, kit)
}

/** Lays out the pages without waiting for images of other hosts, then again with them. */
async function renderPreview(id: number, job: PrintJob, first: number, kit: PrintKit): Promise<void> {
  const cached = await cachedJobImages(job)
  await layOutPages(id, job, first, kit, cached)
  respond({ id, kind: 'letters', letters: unprintableLetters(job, kit.faces) })
  if (!areImagesCached(job.cast)) {
    const fetched = await fetchJobImages(job)
    await layOutPages(id, job, first, kit, fetched)
    respond({ id, kind: 'missing', images: fetched.warnings })
  } else respond({ id, kind: 'missing', images: cached.warnings })
  respond({ id, kind: 'done' })
}

/** Lays out the page with index `first` first, then the others in order. */
async function layOutPages(id: number, job: PrintJob, first: number, kit: PrintKit, images: JobImages) {
  const plan = planJob(job, images, kit)
  const { pages, context } = plan
  respond({ id, kind: 'count', count: pages.length, preflight: preflight(plan) })
  const indexes = [...pages.keys()].sort((one, other) => Number(other === first) - Number(one === first))
  for (const index of indexes) {
    await checkStopped(id)
    const page = pages[index]
    if (!page) continue
    // The page of the export has the fonts of the faces, and no others.
    const svg = await pageSvg(page, context, kit, kit.faces.text.other ? 'outlines' : 'text')
    respond({ id, kind: 'page', index, svg: standaloneSvg(svg, context.images) })
  }
}

async function renderPdf({ id, job, name }: FileRequest, kit: PrintKit) {
  const plan = planJob(job, await fetchJobImages(job), kit)
  const count = plan.pages.length
  let done = 0
  const renderSvg: PrintKit['renderSvg'] = async (...page) => {
    await checkStopped(id)
    respond({ id, kind: 'progress', done: Math.min(done++, count), count })
    return kit.renderSvg(...page)
  }
  const bytes = await sheetPdf(plan, { ...kit, renderSvg })
  return { kind: 'file', name: `${name}.pdf`, type: 'application/pdf', bytes: new Uint8Array(bytes) } as const
}

async function renderPages(request: Extract<PrintRequest, { kind: 'png' }>, kit: PrintKit) {
  const { id, job, name, page: requestedPage } = request
  const { pages, context } = planJob(job, await fetchJobImages(job), kit)
  const images: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const [index, page] of pages.entries()) {
    if (requestedPage !== 'all' && requestedPage !== index) continue
    await checkStopped(id)
    respond({ id, kind: 'progress', done: index, count: requestedPage === 'all' ? pages.length : 0 })
    const number = pages.length > 1 ? `-${index + 1}` : ''
    const svg = standaloneSvg(await pageSvg(page, context, kit, 'outlines'), context.images)
    images[`${name}${number}.png`] = await renderPrintPng(svg, context.paper.width)
  }
  return filesAsOne(name, images, 'image/png')
}

async function planTokens(job: PrintJob, kit: PrintKit) {
  const tokens: PrintJob = { ...job, options: { ...job.options, parts: ['tokens'] } }
  return planJob(tokens, await fetchJobImages(tokens), kit)
}

async function renderTokens({ id, job, name }: FileRequest, kit: PrintKit) {
  const { cast, context } = await planTokens(job, kit)
  const bytes = await tokenImagesZip(cast, context, kit, renderPng, async (done, count) => {
    await checkStopped(id)
    respond({ id, kind: 'progress', done, count })
  })
  return { kind: 'file', name: `${name}-tokens.zip`, type: zipType, bytes } as const
}

async function renderCut({ id, job, name }: FileRequest, kit: PrintKit) {
  const plan = await planTokens(job, kit)
  const files = await tokenCutSvgs(plan, kit, async (done, count) => {
    await checkStopped(id)
    respond({ id, kind: 'progress', done, count })
  })
  const named = files.map((svg, index) => [
    `${name}-tokens${files.length > 1 ? `-${index + 1}` : ''}.svg`,
    new TextEncoder().encode(svg)
  ])
  return filesAsOne(`${name}-tokens`, Object.fromEntries(named), 'image/svg+xml')
}

/** One image as a file, several as a zip. */
async function filesAsOne(name: string, images: Record<string, Uint8Array<ArrayBuffer>>, type: string) {
  const [only, ...others] = Object.entries(images)
  if (only && others.length === 0) return { kind: 'file', name: only[0], type, bytes: only[1] } as const
  const bytes = await zipFiles(images)
  return { kind: 'file', name: `${name}.zip`, type: zipType, bytes } as const
}

/** Lets waiting messages arrive. @throws Stopped if one of them cancelled this request */
async function checkStopped(id: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
  if (stopped.has(id)) throw new Stopped()
}

function fail(id: number, error: unknown): void {
  stopped.delete(id)
  if (error instanceof Stopped) respond({ id, kind: 'stopped' })
  else if (error instanceof PrintExcessError) respond({ id, kind: 'excess', excess: error.excess })
  else respond({ id, kind: 'failed', message: String(error), ...failedFile(error) })
}

function respond(message: PrintResponse): void {
  postMessage(message, { transfer: message.kind === 'file' ? [message.bytes.buffer] : [] })
}
