import type { Cast } from '#core/cast.ts'
import type { PictureWarning } from '#pictures/load-pictures.ts'
import type { FontFiles } from '#print/faces.ts'
import type { PrintOptions } from '#print/print-options.ts'
import type { Locale } from '#routes'

/** Everything that a print is made from, as it travels to the web worker. */
export interface PrintJob {
  cast: Cast
  /** The same in the second language. */
  second?: Cast
  options: PrintOptions
  language: Locale
  /** Of printing, as `2026-11-21`. */
  day: string
  /** Address of the saved script. */
  link?: string
  /** Where the messages of the language are; empty while developing. */
  messages: readonly string[]
}

/** What the dialog asks of the web worker. `id` is the order's own, so that answers find who asked. */
export type PrintOrder = {
  id: number
} /** `again`: also asks once more for pictures that could not be had. */ & (
  | { kind: 'preview'; job: PrintJob; first: number; again: boolean }
  /** `name`: of the file, without what says its kind. */
  | { kind: 'pdf'; job: PrintJob; name: string }
  /** One page as a picture, or all in a zip. */
  | { kind: 'png'; job: PrintJob; name: string; page: number | 'all' }
  /** Each token as a picture, in a zip. */
  | { kind: 'tokens'; job: PrintJob; name: string }
  /** Fetches what only pictures need, so that they can be made without a network. */
  | { kind: 'prepare' }
  | { kind: 'stop' }
)

/** What the web worker answers. After `done`, `file`, `stopped` or `failed` an order is over. */
export type PrintAnswer = { id: number } & (
  | { kind: 'fonts'; files: FontFiles }
  /** How many pages there are to lay out, and how many the print has with all its copies. */
  | { kind: 'count'; count: number; printed: number }
  /** A page as SVG with words as words. */
  | { kind: 'page'; index: number; svg: string }
  /** Letters of the script that print as boxes. */
  | { kind: 'letters'; letters: readonly string[] }
  /** Pictures of the script that could not be had: placeholders stand for them. */
  | { kind: 'missing'; pictures: readonly PictureWarning[] }
  | { kind: 'progress'; done: number; count: number }
  | { kind: 'done' }
  | { kind: 'file'; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }
)

/** Orders that end in a file. */
export type FileOrder = Extract<PrintOrder, { name: string }>

type WithoutId<Each> = Each extends { id: number } ? Omit<Each, 'id'> : never
export type OrderOf = WithoutId<PrintOrder>
