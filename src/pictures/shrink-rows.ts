import type { Pixels } from './write-png.ts'

/** What a picture is for, with the pixels of its longer side that this needs in print; it keeps less than twice as many. */
export const pictureUses = { icon: 256, logo: 640, background: 1240 } as const
export type PictureUse = keyof typeof pictureUses

/** How many pixels of each side become one: a whole number, so that each counts alike. */
export const shrinking = (width: number, height: number, use: PictureUse): number =>
  Math.max(1, Math.floor(Math.max(width, height) / pictureUses[use]))

/** Whether a JPEG goes into print as it came: unless it is far larger than an icon. */
export const staysJpeg = ({ width, height }: PictureSize, use: PictureUse): boolean =>
  use !== 'icon' || shrinking(width, height, use) === 1

type PictureSize = Pick<Pixels, 'width' | 'height'>

/**
 * Takes a picture's rows from top to bottom and makes one pixel of each square of `factor`, the mean of its colours
 * by their opacity. What is left over at the right and the bottom is shared by the last ones.
 */
export class RowShrinker {
  readonly pixels: Pixels
  private readonly factor: number
  private readonly height: number
  private readonly sums: Float64Array

  constructor(width: number, height: number, factor: number) {
    this.factor = factor
    const [wide, high] = [Math.ceil(width / factor), Math.ceil(height / factor)]
    this.pixels = { rgba: new Uint8Array(4 * wide * high), width: wide, height: high }
    this.sums = new Float64Array(5 * wide)
    this.height = height
  }

  take(rgba: Uint8Array, y: number): void {
    if (this.factor === 1) {
      this.pixels.rgba.set(rgba, y * rgba.length)
      return
    }
    this.add(rgba)
    if ((y + 1) % this.factor === 0 || y + 1 === this.height) this.finishRow(Math.floor(y / this.factor))
  }

  private add(rgba: Uint8Array): void {
    const { sums, factor } = this
    for (let at = 0, column = 0; at < rgba.length; at += 4, column++) {
      const to = 5 * Math.floor(column / factor)
      const opacity = rgba[at + 3] ?? 0
      sums[to] = (sums[to] ?? 0) + (rgba[at] ?? 0) * opacity
      sums[to + 1] = (sums[to + 1] ?? 0) + (rgba[at + 1] ?? 0) * opacity
      sums[to + 2] = (sums[to + 2] ?? 0) + (rgba[at + 2] ?? 0) * opacity
      sums[to + 3] = (sums[to + 3] ?? 0) + opacity
      sums[to + 4] = (sums[to + 4] ?? 0) + 1
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
