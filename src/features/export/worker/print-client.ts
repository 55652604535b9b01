import type { FontFiles } from '#print/typeset/faces.ts'
import type { NewPrintRequest, PrintRequest, PrintResponse } from './print-protocol.ts'

type Listener = (response: PrintResponse) => void

let worker: Worker | undefined
let lastId = 0
const listeners = new Map<number, Listener>()

/**
 * Sends a request to the web worker. The first request starts the worker; it keeps running when the dialog closes, so
 * that the next print starts at once and works offline. Returns a function that cancels the request: `listener`
 * receives `stopped` at once, the worker stops at its next check.
 */
export function requestPrint(request: NewPrintRequest, listener: Listener): () => void {
  const id = ++lastId
  listeners.set(id, listener)
  try {
    send({ ...request, id })
  } catch (error) {
    discardWorker(String(error))
  }
  return () => {
    if (!listeners.delete(id)) return
    worker?.postMessage({ id, kind: 'stop' } satisfies PrintRequest)
    listener({ id, kind: 'stopped' })
  }
}

function send(request: PrintRequest): void {
  worker ??= startWorker()
  worker.postMessage(request)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<PrintResponse>) => receive(data))
  started.addEventListener('error', ({ message }) => discardWorker(message))
  return started
}

function receive(response: PrintResponse): void {
  const listener = listeners.get(response.id)
  if (isFinal(response)) listeners.delete(response.id)
  if (response.kind === 'fonts') addFonts(response.files)
  else if (response.id === 0 && response.kind === 'failed') discardWorker(response.message)
  else listener?.(response)
}

const isFinal = ({ kind }: PrintResponse) => ['done', 'file', 'stopped', 'excess', 'failed'].includes(kind)

/** Terminates a worker that failed, and fails all open requests. The next request starts a new worker. */
function discardWorker(message: string): void {
  worker?.terminate()
  worker = undefined
  const waiting = [...listeners]
  listeners.clear()
  for (const [id, listener] of waiting) listener({ id, kind: 'failed', message })
}

let areFontsAdded = false

/** Adds the fonts of the print to the page, for the preview. */
function addFonts(files: FontFiles): void {
  if (areFontsAdded) return
  areFontsAdded = true
  for (const [id, file] of Object.entries(files)) document.fonts.add(new FontFace(id, file))
}
