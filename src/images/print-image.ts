/** An image that is fetched, checked and converted, ready for a print. */
export interface PrintImage {
  data: Uint8Array<ArrayBuffer>
  type: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
}
