import type { FontFiles } from '#print/faces.ts'
import type { OrderOf, PrintAnswer, PrintOrder } from './print-order.ts'

type Listener = (answer: PrintAnswer) => void

let worker: Worker | undefined
let lastId = 0
const listeners = new Map<number, Listener>()

/**
 * Gives the web worker something to do, and starts it for the first. It stays when the dialog is closed, so that the
 * next print needs neither network nor patience. Returns what stops the order: at once for who asked, and for the
 * worker as soon as it listens.
 */
export function orderPrint(order: OrderOf, listener: Listener): () => void {
  const id = ++lastId
  listeners.set(id, listener)
  try {
    send({ ...order, id })
  } catch (error) {
    dismiss(String(error))
  }
  return () => {
    if (!listeners.delete(id)) return
    worker?.postMessage({ id, kind: 'stop' } satisfies PrintOrder)
    listener({ id, kind: 'stopped' })
  }
}

function send(order: PrintOrder): void {
  worker ??= hire()
  worker.postMessage(order)
}

function hire(): Worker {
  const hired = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
  hired.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => hear(data))
  hired.addEventListener('error', ({ message }) => dismiss(message))
  return hired
}

function hear(answer: PrintAnswer): void {
  const listener = listeners.get(answer.id)
  if (isOver(answer)) listeners.delete(answer.id)
  if (answer.kind === 'fonts') showFaces(answer.files)
  else if (answer.id === 0 && answer.kind === 'failed') dismiss(answer.message)
  else listener?.(answer)
}

const isOver = ({ kind }: PrintAnswer) =>
  kind === 'done' || kind === 'file' || kind === 'stopped' || kind === 'failed'

/** A worker that cannot start or has broken is let go: whoever asks next gets a fresh one. */
function dismiss(message: string): void {
  worker?.terminate()
  worker = undefined
  const waiting = [...listeners]
  listeners.clear()
  for (const [id, listener] of waiting) listener({ id, kind: 'failed', message })
}

let facesShown = false

/** The preview is in the very fonts of the print. */
function showFaces(files: FontFiles): void {
  if (facesShown) return
  facesShown = true
  for (const [id, file] of Object.entries(files)) document.fonts.add(new FontFace(id, file))
}
