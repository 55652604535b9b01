import type { Pixels } from './codecs/encode-png.ts'

/** Uses of an image in print, each with the pixels it needs on the longer side. Downscaling keeps less than twice as many. */
export const printImageUses = { icon: 256, logo: 640, background: 1240 } as const
export type PrintImageUse = keyof typeof printImageUses

/** The factor to downscale an image by: a whole number, so that all pixels have the same weight. */
export const downscaleFactor = (width: number, height: number, use: PrintImageUse): number =>
  Math.max(1, Math.floor(Math.max(width, height) / printImageUses[use]))

/** Whether a JPEG goes into a print unchanged. Only icons are downscaled. */
export const keepsJpegUnchanged = ({ width, height }: ImageSize, use: PrintImageUse): boolean =>
  use !== 'icon' || downscaleFactor(width, height, use) === 1

type ImageSize = Pick<Pixels, 'width' | 'height'>

/**
 * Downscales an image row by row, from top to bottom. Each square of `factor` pixels becomes one pixel: the mean of its
 * colours, weighted by alpha. The squares at the right and bottom edges can be smaller.
 */
export class RowDownscaler {
  readonly pixels: Pixels
  private readonly factor: number
  private readonly height: number
  private readonly sums: Float64Array

  constructor(width: number, height: number, factor: number) {
    this.factor = factor
    const [scaledWidth, scaledHeight] = [Math.ceil(width / factor), Math.ceil(height / factor)]
    this.pixels = {
      rgba: new Uint8Array(4 * scaledWidth * scaledHeight),
      width: scaledWidth,
      height: scaledHeight
    }
    this.sums = new Float64Array(5 * scaledWidth)
    this.height = height
  }

  addRow(rgba: Uint8Array, y: number): void {
    if (this.factor === 1) {
      this.pixels.rgba.set(rgba, y * rgba.length)
      return
    }
    this.addToSums(rgba)
    if ((y + 1) % this.factor === 0 || y + 1 === this.height) this.finishRow(Math.floor(y / this.factor))
  }

  private addToSums(rgba: Uint8Array): void {
    const { sums, factor } = this
    for (let at = 0, to = 0; at < rgba.length; to += 5) {
      const start = at
      const end = Math.min(start + 4 * factor, rgba.length)
      let [red, green, blue, opacity] = [0, 0, 0, 0]
      for (; at < end; at += 4) {
        const alpha = rgba[at + 3] ?? 0
        red += (rgba[at] ?? 0) * alpha
        green += (rgba[at + 1] ?? 0) * alpha
        blue += (rgba[at + 2] ?? 0) * alpha
        opacity += alpha
      }
      sums[to] = (sums[to] ?? 0) + red
      sums[to + 1] = (sums[to + 1] ?? 0) + green
      sums[to + 2] = (sums[to + 2] ?? 0) + blue
      sums[to + 3] = (sums[to + 3] ?? 0) + opacity
      sums[to + 4] = (sums[to + 4] ?? 0) + (end - start) / 4
    }
  }

  private finishRow(row: number): void {
    const { sums, pixels } = this
    for (let column = 0; column < pixels.width; column++) {
      const [red = 0, green = 0, blue = 0, opacity = 0, count = 1] = sums.subarray(5 * column, 5 * column + 5)
      const mean = opacity > 0 ? [red, green, blue].map(sum => Math.round(sum / opacity)) : [0, 0, 0]
      pixels.rgba.set([...mean, Math.round(opacity / count)], 4 * (row * pixels.width + column))
    }
    sums.fill(0)
  }
}
