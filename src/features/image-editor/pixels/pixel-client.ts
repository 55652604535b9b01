import { ok, type Result, refuse } from '#core/result.ts'
import type { PixelJob, PixelMessage, PixelResults } from './pixel-protocol.ts'

export interface JobOptions {
  /** Stops the job: it leaves the queue, or its worker is terminated at once. */
  signal?: AbortSignal | undefined
  /** Receives the share that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** `failed`: the worker's program couldn't be loaded, or the job threw. */
export type JobRefusal = 'failed' | 'stopped'

interface Entry {
  job: PixelJob
  options: JobOptions
  settle: (result: Result<unknown, JobRefusal>) => void
  /** Whether the worker's program has been loaded a second time for it. */
  isSecondTry?: boolean
}

const queue: Entry[] = []
let running: Entry | undefined
let worker: Worker | undefined
/** Whether the worker's program has answered. */
let hasStarted = false

/** Runs a job in the web worker, after those that wait. */
export function runPixelJob<Job extends PixelJob>(
  job: Job,
  options: JobOptions = {}
): Promise<Result<PixelResults[Job['kind']], JobRefusal>> {
  const { promise, resolve } = Promise.withResolvers<Result<PixelResults[Job['kind']], JobRefusal>>()
  const { signal } = options
  if (signal?.aborted) return Promise.resolve(refuse('stopped'))
  const entry: Entry = {
    job,
    options,
    settle: result => {
      signal?.removeEventListener('abort', stop)
      // The worker's result has the type that belongs to the job.
      resolve(result as Result<PixelResults[Job['kind']], JobRefusal>)
    }
  }
  const stop = () => stopEntry(entry)
  signal?.addEventListener('abort', stop)
  queue.push(entry)
  startNext()
  return promise
}

function startNext() {
  if (running) return
  running = queue.shift()
  if (!running) return
  try {
    worker ??= startWorker()
    worker.postMessage(running.job)
  } catch {
    finish(refuse('failed'))
  }
}

function startWorker(): Worker {
  hasStarted = false
  const started = new Worker(new URL('./pixel-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<PixelMessage>) => receive(data))
  started.addEventListener('error', handleError)
  return started
}

function receive(message: PixelMessage) {
  hasStarted = true
  if (message.kind === 'progress') running?.options.onProgress?.(message.share)
  else finish(message.kind === 'done' ? ok(message.result) : refuse('failed'))
}

/** An error before the program has answered usually means that it couldn't be loaded: it is loaded once more. */
function handleError() {
  discardWorker()
  if (!running || hasStarted || running.isSecondTry) return finish(refuse('failed'))
  running.isSecondTry = true
  queue.unshift(running)
  running = undefined
  startNext()
}

function stopEntry(entry: Entry) {
  if (entry === running) {
    discardWorker()
    return finish(refuse('stopped'))
  }
  const index = queue.indexOf(entry)
  if (index < 0) return
  queue.splice(index, 1)
  entry.settle(refuse('stopped'))
}

function finish(result: Result<unknown, JobRefusal>) {
  const entry = running
  running = undefined
  entry?.settle(result)
  startNext()
}

function discardWorker() {
  worker?.terminate()
  worker = undefined
}
