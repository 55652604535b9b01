import type { PngSize } from '#drawing/canvas-png.ts'
import type { GroupNode } from '#drawing/display-list.ts'

/** What the web worker paints: display lists of one drawing, with the pictures of all. */
export interface RenderRequest {
  size: PngSize
  lists: readonly (readonly GroupNode[])[]
  /** Transferred to the worker. */
  pictures: ReadonlyMap<string, ImageBitmap>
}

/** A response of the web worker: the files in the order of the lists, or that it failed. */
export type RenderResponse = { kind: 'png'; png: Blob } | { kind: 'failed'; message: string }
