import type { Cast } from '#core/cast/cast.ts'
import type { Preflight } from '#print/preflight.ts'
import type { PrintExcess } from '#print/print-limits.ts'
import type { PrintOptions } from '#print/print-options.ts'
import type { FontFiles } from '#print/typeset/faces.ts'
import type { Locale } from '#routes'
import type { TokenBackgroundChoice } from '../print-preferences.ts'
import type { LeftOutImage } from './job-images.ts'
import type { PrintFile } from './print-file.ts'

/** Everything that a print is rendered from. It is posted to the web worker. */
export interface PrintJob {
  cast: Cast
  /** The cast in the second language. */
  second?: Cast
  options: PrintOptions
  /** An image of this device behind character tokens, if they are printed with it. */
  tokenBackground?: TokenBackgroundChoice
  language: Locale
  /** Day of printing, as `2026-11-21`. */
  day: string
  /** Address of the script's public page. */
  link?: string
  /** Address of the language's messages; absent in development, where all languages are served together. */
  messages?: string
}

/** A request to the web worker. Its responses carry the same `id`. */
export type PrintRequest = {
  id: number
} /** `first`: index of the page to lay out first. `again`: retries images that failed to load. */ & (
  | { kind: 'preview'; job: PrintJob; first: number; again: boolean }
  /** `name`: file name without extension. */
  | { kind: 'pdf'; job: PrintJob; name: string }
  /** One page (index) as PNG, or all pages as PNG in a zip. */
  | { kind: 'png'; job: PrintJob; name: string; page: number | 'all' }
  /** Each token as PNG, in a zip. */
  | { kind: 'tokens'; job: PrintJob; name: string }
  /** The pages of tokens as SVG for cutting machines: one file, or several in a zip. */
  | { kind: 'cut'; job: PrintJob; name: string }
  /** Loads the PNG renderer, so that images can be exported offline. */
  | { kind: 'prepare' }
  | { kind: 'stop' }
)

/** A response of the web worker. `done`, `file`, `stopped`, `excess` and `failed` end a request. Id 0 belongs to no request. */
export type PrintResponse = { id: number } & (
  | { kind: 'fonts'; files: FontFiles }
  /** The pages are planned. `count`: pages to lay out. */
  | { kind: 'count'; count: number; preflight: Preflight }
  /** A page as SVG with real text. */
  | { kind: 'page'; index: number; svg: string }
  /** Letters of the script that no font of the print has; they print as boxes. */
  | { kind: 'letters'; letters: readonly string[] }
  /** Images that failed to load; the print is without them. */
  | { kind: 'missing'; images: readonly LeftOutImage[] }
  | { kind: 'progress'; done: number; count: number }
  | { kind: 'done' }
  | { kind: 'file'; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'stopped' }
  /** The print is too large. */
  | { kind: 'excess'; excess: PrintExcess }
  /** `file`: what couldn't be fetched, if that is why. */
  | { kind: 'failed'; message: string; file?: PrintFile }
)

/** Requests that end in a file. */
export type FileRequest = Extract<PrintRequest, { name: string }>

type WithoutId<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never

/** A request before it has an id. */
export type NewPrintRequest = WithoutId<PrintRequest>
