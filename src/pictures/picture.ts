/** A picture from outside, fetched, checked and of known size: ready to be shown on a page and put into a file. */
export interface Picture {
  data: Uint8Array<ArrayBuffer>
  type: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
}
