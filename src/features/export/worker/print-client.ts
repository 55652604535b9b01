import type { FontFiles } from '#print/typeset/faces.ts'
import type { PrintFile } from './print-file.ts'
import type { NewPrintRequest, PrintRequest, PrintResponse } from './print-protocol.ts'

type Listener = (response: PrintResponse) => void

let worker: Worker | undefined
/** Whether the worker's program has run: it sends its fonts first of all. */
let hasStarted = false
/** Whether the worker's program has been fetched a second time. */
let isSecondTry = false
let lastId = 0
const pending = new Map<number, { request: PrintRequest; listener: Listener }>()

/** Milliseconds before the worker's program is fetched a second time. */
const retryDelay = 1000

/**
 * Sends a request to the web worker. The first request starts the worker; it keeps running when the dialog closes, so
 * that the next print starts at once and works offline. Returns a function that cancels the request: `listener`
 * receives `stopped` at once, the worker stops at its next check.
 */
export function requestPrint(newRequest: NewPrintRequest, listener: Listener): () => void {
  const id = ++lastId
  const request = { ...newRequest, id }
  pending.set(id, { request, listener })
  try {
    send(request)
  } catch (error) {
    discardWorker(String(error))
  }
  return () => {
    if (!pending.delete(id)) return
    worker?.postMessage({ id, kind: 'stop' } satisfies PrintRequest)
    listener({ id, kind: 'stopped' })
  }
}

function send(request: PrintRequest): void {
  worker ??= startWorker()
  worker.postMessage(request)
}

function startWorker(): Worker {
  hasStarted = false
  const started = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<PrintResponse>) => receive(data))
  started.addEventListener('error', ({ message }) => handleError(message))
  return started
}

/** An error before the program has run means that it couldn't be fetched. */
function handleError(message: string): void {
  if (hasStarted) discardWorker(message)
  else if (isSecondTry) {
    isSecondTry = false
    discardWorker(message, 'program')
  } else {
    isSecondTry = true
    setTimeout(startAgain, retryDelay)
  }
}

function startAgain(): void {
  worker?.terminate()
  worker = startWorker()
  for (const { request } of pending.values()) worker.postMessage(request)
}

function receive(response: PrintResponse): void {
  hasStarted = true
  isSecondTry = false
  const listener = pending.get(response.id)?.listener
  if (isFinal(response)) pending.delete(response.id)
  if (response.kind === 'fonts') addFonts(response.files)
  else if (response.id === 0 && response.kind === 'failed') discardWorker(response.message, response.file)
  else listener?.(response)
}

const isFinal = ({ kind }: PrintResponse) => ['done', 'file', 'stopped', 'excess', 'failed'].includes(kind)

/** Terminates a worker that failed, and fails all open requests. The next request starts a new worker. */
function discardWorker(message: string, file?: PrintFile): void {
  worker?.terminate()
  worker = undefined
  const waiting = [...pending]
  pending.clear()
  for (const [id, { listener }] of waiting) listener({ id, kind: 'failed', message, ...(file && { file }) })
}

let areFontsAdded = false

/** Adds the fonts of the print to the page, for the preview. */
function addFonts(files: FontFiles): void {
  if (areFontsAdded) return
  areFontsAdded = true
  for (const [id, file] of Object.entries(files)) document.fonts.add(new FontFace(id, file))
}
