import type { NewPrintRequest, PrintResponse } from '#features/export/worker/print-protocol.ts'
import type { Preflight } from '#print/preflight.ts'

type WithoutId<Response> = Response extends { id: number } ? Omit<Response, 'id'> : never

interface FakeRequest {
  request: NewPrintRequest
  respond: (response: WithoutId<PrintResponse>) => void
  isStopped: boolean
}

const requests: FakeRequest[] = []

/** Replaces the client of the web worker: nothing is laid out, the test responds. */
export function requestPrint(request: NewPrintRequest, listener: (response: PrintResponse) => void) {
  const sent: FakeRequest = {
    request,
    respond: response => listener({ ...response, id: 1 }),
    isStopped: false
  }
  requests.push(sent)
  return () => {
    if (sent.isStopped) return
    sent.isStopped = true
    listener({ id: 1, kind: 'stopped' })
  }
}

/** The last request of a kind that isn't stopped. */
export const lastRequest = (kind: NewPrintRequest['kind']) =>
  requests.findLast(({ request, isStopped }) => request.kind === kind && !isStopped)

/** Responds to the last request of a kind. */
export function respond(kind: NewPrintRequest['kind'], ...responses: WithoutId<PrintResponse>[]) {
  const sent = lastRequest(kind)
  if (!sent) throw new Error(`No request of kind ${kind}`)
  for (const response of responses) sent.respond(response)
}

/** Responds to the last preview with blank pages. */
export const showPages = (count: number, facts: Partial<Preflight> = {}) =>
  respond(
    'preview',
    { kind: 'count', count, preflight: { ...plainPreflight(count), ...facts } },
    ...Array.from({ length: count }, (_, index) => ({ kind: 'page' as const, index, svg: blankPage })),
    { kind: 'done' }
  )

/** Of a print without anything worth mentioning. */
export const plainPreflight = (pages: number): Preflight => ({
  types: [],
  late: undefined,
  split: [],
  hasBackTexts: false,
  isBilingual: false,
  pages,
  filePages: pages,
  sheets: Math.ceil(pages / 2)
})

const blankPage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2381" height="3368" viewBox="0 0 2381 3368"/>'
