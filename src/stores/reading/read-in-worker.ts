import { limits } from '#core/limits.ts'
import type { ReadingRefusal } from '#core/reading/reading-refusal.ts'
import type { RefusalDetail } from '#core/reading/repair.ts'
import { importModule } from '../loading/import-module.ts'
import type { ReadingInputs, ReadingKind, ReadingResults } from './reading-tasks.ts'

export interface WorkerRequest<Kind extends ReadingKind> {
  kind: Kind
  input: ReadingInputs[Kind]
}

/** Responses of the web worker to a request: first `started`, then one of the others. */
export type WorkerResponse<Result> =
  | { kind: 'started' }
  | { kind: 'read'; result: Result }
  | { kind: 'failed'; message: string }

type Refused = { ok: false; code: ReadingRefusal; detail: RefusalDetail }

/** A worker without a request, for the next one. */
let idle: Worker | undefined

/** Starts the worker, so that the next request doesn't wait for it. */
export function prepareReading(): void {
  idle ??= startWorker()
}

/**
 * Reads a file or link of a stranger in a web worker, which ends at the deadline or when the signal aborts, so that the
 * page never freezes. Where no worker starts, reads in the page.
 *
 * @example const read = await readInWorker('script', { text, catalogue, texts }, signal)
 */
export async function readInWorker<Kind extends ReadingKind>(
  kind: Kind,
  input: ReadingInputs[Kind],
  signal?: AbortSignal
): Promise<ReadingResults[Kind] | Refused> {
  if (signal?.aborted) return refused('reading_cancelled')
  const worker = idle ?? startWorker()
  idle = undefined
  const answer = worker && (await askWorker(worker, { kind, input }, signal))
  if (answer) return answer
  return readInPage(kind, input)
}

async function readInPage<Kind extends ReadingKind>(kind: Kind, input: ReadingInputs[Kind]) {
  try {
    const { readers } = await importModule(() => import('./reading-tasks.ts'))
    return await readers[kind](input)
  } catch {
    return refused('reading_failed')
  }
}

/** @param limit seconds */
const refused = (code: ReadingRefusal, limit?: number): Refused => ({
  ok: false,
  code,
  detail: limit === undefined ? {} : { limit }
})

/** Undefined where web workers are missing or forbidden. */
function startWorker(): Worker | undefined {
  try {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', () => {
      if (idle === worker) idle = undefined
    })
    return worker
  } catch {
    return undefined
  }
}

/** Posts a request to an idle worker. Undefined when the worker doesn't start. Terminates it unless it answers. */
function askWorker<Kind extends ReadingKind>(
  worker: Worker,
  request: WorkerRequest<Kind>,
  signal: AbortSignal | undefined
): Promise<ReadingResults[Kind] | Refused | undefined> {
  const { promise, resolve } = Promise.withResolvers<ReadingResults[Kind] | Refused | undefined>()
  const listening = new AbortController()
  const seconds = limits.readingSeconds[request.kind]
  let deadline: ReturnType<typeof setTimeout> | undefined

  function settle(answer: ReadingResults[Kind] | Refused | undefined, isIdle = false) {
    clearTimeout(deadline)
    listening.abort()
    if (isIdle && !idle) idle = worker
    else worker.terminate()
    resolve(answer)
  }
  function receive({ data }: MessageEvent<WorkerResponse<ReadingResults[Kind]>>) {
    if (data.kind === 'read') settle(data.result, true)
    else if (data.kind === 'failed') settle(refused('reading_failed'))
    else deadline = setTimeout(() => settle(refused('reading_slow', seconds)), seconds * 1000)
  }

  const options = { signal: listening.signal }
  worker.addEventListener('message', receive, options)
  worker.addEventListener('error', () => settle(deadline && refused('reading_failed')), options)
  signal?.addEventListener('abort', () => settle(refused('reading_cancelled')), options)
  worker.postMessage(request)
  return promise
}
