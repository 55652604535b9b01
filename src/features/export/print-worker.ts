import { zipSync } from 'fflate'
import { loadMessages } from '#i18n/messages.worker.ts'
import { paintableSvg } from '#print/paintable-svg.ts'
import type { Pictures } from '#print/picture.ts'
import type { PlanContext } from '#print/plan.ts'
import { atPrintScale, printDotsPerInch } from '#print/png-scale.ts'
import type { PrintKit } from '#print/print-kit.ts'
import { planContext, type SheetPage, sheetPages, withCopies } from '#print/sheet-pages.ts'
import { pageSvg, sheetPdf } from '#print/sheet-pdf.tsx'
import { tokensZip } from '#print/token-pictures.tsx'
import { lettersWithoutFace, matterOf } from './job-matter.ts'
import type { FileOrder, PrintAnswer, PrintJob, PrintOrder } from './print-order.ts'
import { browserKit } from './worker-kit.ts'
import { arePicturesKnown, fetchedPictures, forgetMissing, knownPictures } from './worker-pictures.ts'
import { paintPage, preparePainter } from './worker-png.ts'

/** The web worker that renders prints, with the code of the server. Receives `PrintRequest`s, posts `PrintResponse`s. */

class Stopped extends Error {}

const zipType = 'application/zip'

const stopped = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<PrintOrder>) => {
  if (data.kind === 'stop') stopped.add(data.id)
  else handleRequest(data).catch(error => fail(data.id, error))
})
// The layout engine fetches HarfBuzz itself and does not report a failure.
addEventListener('unhandledrejection', ({ reason }) => fail(0, reason))

browserKit().then(
  ({ fonts }) => respond({ id: 0, kind: 'fonts', files: fonts }),
  error => fail(0, error)
)

async function handleRequest(request: Exclude<PrintOrder, { kind: 'stop' }>): Promise<void> {
  const { id } = request
  if (request.kind === 'prepare') {
    await preparePainter()
    return respond({ id, kind: 'done' })
  }
  const { job } = request
  const { kit } = await browserKit()
  if (job.messages) await loadMessages(job.language, job.messages)
  if (request.kind === 'preview' && request.again) forgetMissing()
  if (request.kind === 'preview') await renderPreview(id, job, request.first, kit)
  else respond({ id, ...(await renderFile(request, kit)) })
  stopped.delete(id)
}

function renderFile(request: FileOrder, kit: PrintKit) {
  if (request.kind === 'pdf') return renderPdf(request, kit)
  return request.kind === 'png' ? renderPages(request, kit) : renderTokens(request, kit)
}

/** Lays out the pages without waiting for images of other hosts, then again with them. */
async function renderPreview(id: number, job: PrintJob, first: number, kit: PrintKit): Promise<void> {
  respond({ id, kind: 'letters', letters: lettersWithoutFace(job, kit.faces) })
  const cached = await knownPictures(job.cast)
  await layOutPages(id, job, first, kit, cached.pictures)
  if (!arePicturesKnown(job.cast)) {
    const fetched = await fetchedPictures(job.cast)
    await layOutPages(id, job, first, kit, fetched.pictures)
    respond({ id, kind: 'missing', pictures: fetched.warnings })
  } else respond({ id, kind: 'missing', pictures: cached.warnings })
  respond({ id, kind: 'done' })
}

/** Lays out the page with index `first` first, then the others in order. */
async function layOutPages(id: number, job: PrintJob, first: number, kit: PrintKit, images: Pictures) {
  const { pages, context } = planPages(job, kit, images)
  respond({ id, kind: 'count', count: pages.length, printed: withCopies(pages, job.options).length })
  const indexes = [...pages.keys()].sort((one, other) => Number(other === first) - Number(one === first))
  for (const index of indexes) {
    await checkStopped(id)
    const page = pages[index]
    if (!page) continue
    const svg = await pageSvg(page, context, kit)
    respond({ id, kind: 'page', index, svg: paintableSvg(svg, images) })
  }
}

async function renderPdf({ id, job, name }: FileOrder, kit: PrintKit) {
  const { pictures: images } = await fetchedPictures(job.cast)
  const count = planPages(job, kit, images).pages.length
  let done = 0
  const layOut: PrintKit['layOut'] = async (...page) => {
    await checkStopped(id)
    respond({ id, kind: 'progress', done: Math.min(done++, count), count })
    return kit.layOut(...page)
  }
  const bytes = await sheetPdf(job.cast, job.options, matterOf(job, images), { ...kit, layOut })
  return { kind: 'file', name: `${name}.pdf`, type: 'application/pdf', bytes: new Uint8Array(bytes) } as const
}

async function renderPages(request: Extract<PrintOrder, { kind: 'png' }>, kit: PrintKit) {
  const { id, job, name, page: requestedPage } = request
  const { pictures: scriptImages } = await fetchedPictures(job.cast)
  const { pages, context } = planPages(job, kit, scriptImages)
  const outlined: PrintKit = { ...kit, layOut: (page, size) => kit.layOut(page, size, 'outlines') }
  const width = Math.round((context.paper.width / 72) * printDotsPerInch)
  const images: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const [index, page] of pages.entries()) {
    if (requestedPage !== 'all' && requestedPage !== index) continue
    await checkStopped(id)
    respond({ id, kind: 'progress', done: index, count: requestedPage === 'all' ? pages.length : 0 })
    const number = pages.length > 1 ? `-${index + 1}` : ''
    const svg = paintableSvg(await pageSvg(page, context, outlined), context.pictures)
    const png = await paintPage(svg, width)
    images[`${name}${number}.png`] = atPrintScale(png)
  }
  return imageFile(name, images)
}

async function renderTokens({ id, job, name }: FileOrder, kit: PrintKit) {
  const { context } = planPages(job, kit, (await fetchedPictures(job.cast)).pictures)
  const bytes = await tokensZip(job.cast, context, kit, paintPage, async (done, count) => {
    await checkStopped(id)
    respond({ id, kind: 'progress', done, count })
  })
  return { kind: 'file', name: `${name}-tokens.zip`, type: zipType, bytes } as const
}

/** One image as a PNG file, several as a zip without compression, since PNGs are compressed. */
function imageFile(name: string, images: Record<string, Uint8Array<ArrayBuffer>>) {
  const [only, ...others] = Object.entries(images)
  if (only && others.length === 0)
    return { kind: 'file', name: only[0], type: 'image/png', bytes: only[1] } as const
  const bytes = new Uint8Array(zipSync(images, { level: 0 }))
  return { kind: 'file', name: `${name}.zip`, type: zipType, bytes } as const
}

function planPages(
  job: PrintJob,
  kit: PrintKit,
  images: Pictures
): { pages: SheetPage[]; context: PlanContext } {
  const context = planContext(job.options, matterOf(job, images), kit)
  return { pages: sheetPages(job.cast, context), context }
}

/** Lets waiting messages arrive. @throws Stopped if one of them cancelled this request */
async function checkStopped(id: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
  if (stopped.has(id)) throw new Stopped()
}

function fail(id: number, error: unknown): void {
  stopped.delete(id)
  if (error instanceof Stopped) respond({ id, kind: 'stopped' })
  else respond({ id, kind: 'failed', message: String(error) })
}

function respond(message: PrintAnswer): void {
  postMessage(message, { transfer: message.kind === 'file' ? [message.bytes.buffer] : [] })
}
