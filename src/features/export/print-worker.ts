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

/** The web worker that makes prints: same code as at the edge. Takes `PrintOrder`s, answers `PrintAnswer`s. */

class Stopped extends Error {}

const zipType = 'application/zip'

const stopped = new Set<number>()

addEventListener('message', ({ data }: MessageEvent<PrintOrder>) => {
  if (data.kind === 'stop') stopped.add(data.id)
  else carryOut(data).catch(error => fail(data.id, error))
})
// HarfBuzz is fetched by the layout engine itself, which tells nobody when that fails.
addEventListener('unhandledrejection', ({ reason }) => fail(0, reason))

browserKit().then(
  ({ fonts }) => answer({ id: 0, kind: 'fonts', files: fonts }),
  error => fail(0, error)
)

async function carryOut(order: Exclude<PrintOrder, { kind: 'stop' }>): Promise<void> {
  const { id } = order
  if (order.kind === 'prepare') {
    await preparePainter()
    return answer({ id, kind: 'done' })
  }
  const { job } = order
  const { kit } = await browserKit()
  await loadMessages(job.language, job.messages)
  if (order.kind === 'preview' && order.again) forgetMissing()
  if (order.kind === 'preview') await preview(id, job, order.first, kit)
  else answer({ id, ...(await make(order, kit)) })
  stopped.delete(id)
}

function make(order: FileOrder, kit: PrintKit) {
  if (order.kind === 'pdf') return printPdf(order, kit)
  return order.kind === 'png' ? paintPages(order, kit) : paintTokens(order, kit)
}

/** Nobody waits for pictures from other hosts: the pages stand without them first. */
async function preview(id: number, job: PrintJob, first: number, kit: PrintKit): Promise<void> {
  answer({ id, kind: 'letters', letters: lettersWithoutFace(job, kit.faces) })
  const known = await knownPictures(job.cast)
  await layOutPages(id, job, first, kit, known.pictures)
  if (!arePicturesKnown(job.cast)) {
    const fetched = await fetchedPictures(job.cast)
    await layOutPages(id, job, first, kit, fetched.pictures)
    answer({ id, kind: 'missing', pictures: fetched.warnings })
  } else answer({ id, kind: 'missing', pictures: known.warnings })
  answer({ id, kind: 'done' })
}

/** The page in sight first, then the others in their order. */
async function layOutPages(id: number, job: PrintJob, first: number, kit: PrintKit, pictures: Pictures) {
  const { pages, context } = plan(job, kit, pictures)
  answer({ id, kind: 'count', count: pages.length, printed: withCopies(pages, job.options).length })
  const order = [...pages.keys()].sort((one, other) => Number(other === first) - Number(one === first))
  for (const index of order) {
    await listen(id)
    const page = pages[index]
    if (!page) continue
    const svg = await pageSvg(page, context, kit)
    answer({ id, kind: 'page', index, svg: paintableSvg(svg, pictures) })
  }
}

async function printPdf({ id, job, name }: FileOrder, kit: PrintKit) {
  const { pictures } = await fetchedPictures(job.cast)
  const count = plan(job, kit, pictures).pages.length
  let done = 0
  const layOut: PrintKit['layOut'] = async (...page) => {
    await listen(id)
    answer({ id, kind: 'progress', done: Math.min(done++, count), count })
    return kit.layOut(...page)
  }
  const bytes = await sheetPdf(job.cast, job.options, matterOf(job, pictures), { ...kit, layOut })
  return { kind: 'file', name: `${name}.pdf`, type: 'application/pdf', bytes: new Uint8Array(bytes) } as const
}

async function paintPages(order: Extract<PrintOrder, { kind: 'png' }>, kit: PrintKit) {
  const { id, job, name, page: wanted } = order
  const { pictures: shown } = await fetchedPictures(job.cast)
  const { pages, context } = plan(job, kit, shown)
  const outlined: PrintKit = { ...kit, layOut: (page, size) => kit.layOut(page, size, 'outlines') }
  const width = Math.round((context.paper.width / 72) * printDotsPerInch)
  const pictures: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const [index, page] of pages.entries()) {
    if (wanted !== 'all' && wanted !== index) continue
    await listen(id)
    answer({ id, kind: 'progress', done: index, count: wanted === 'all' ? pages.length : 0 })
    const number = pages.length > 1 ? `-${index + 1}` : ''
    const svg = paintableSvg(await pageSvg(page, context, outlined), context.pictures)
    const picture = await paintPage(svg, width)
    pictures[`${name}${number}.png`] = atPrintScale(picture)
  }
  return pictureFile(name, pictures)
}

async function paintTokens({ id, job, name }: FileOrder, kit: PrintKit) {
  const { context } = plan(job, kit, (await fetchedPictures(job.cast)).pictures)
  const bytes = await tokensZip(job.cast, context, kit, paintPage, async (done, count) => {
    await listen(id)
    answer({ id, kind: 'progress', done, count })
  })
  return { kind: 'file', name: `${name}-tokens.zip`, type: zipType, bytes } as const
}

/** One picture as it is, several in a zip: they are packed already. */
function pictureFile(name: string, pictures: Record<string, Uint8Array<ArrayBuffer>>) {
  const [only, ...others] = Object.entries(pictures)
  if (only && others.length === 0)
    return { kind: 'file', name: only[0], type: 'image/png', bytes: only[1] } as const
  const bytes = new Uint8Array(zipSync(pictures, { level: 0 }))
  return { kind: 'file', name: `${name}.zip`, type: zipType, bytes } as const
}

function plan(
  job: PrintJob,
  kit: PrintKit,
  pictures: Pictures
): { pages: SheetPage[]; context: PlanContext } {
  const context = planContext(job.options, matterOf(job, pictures), kit)
  return { pages: sheetPages(job.cast, context), context }
}

/** Lets the messages that wait be heard; throws when one of them stopped this order. */
async function listen(id: number): Promise<void> {
  await new Promise(resolve => setTimeout(resolve))
  if (stopped.has(id)) throw new Stopped()
}

function fail(id: number, error: unknown): void {
  stopped.delete(id)
  if (error instanceof Stopped) answer({ id, kind: 'stopped' })
  else answer({ id, kind: 'failed', message: String(error) })
}

function answer(message: PrintAnswer): void {
  postMessage(message, { transfer: message.kind === 'file' ? [message.bytes.buffer] : [] })
}
