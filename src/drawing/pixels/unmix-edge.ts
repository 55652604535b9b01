import type { BackgroundMask } from './background-by-colour.ts'
import type { Pixels } from './pixels.ts'

/** Pixels around a mixture among which there are its two unmixed colours. */
const search = 3

/** Smallest difference of colours, from 0 to 441, between which a mixture can be told. */
const leastContrast = 12

/** Share of the figure from which a pixel of the background belongs to the figure's edge. */
const leastShare = 0.1

/** Pixels whose opacity is less have no reliable colour. */
const opaque = 128

/** Splits the colours of pixels at the edge of a background into shares of background and figure. */
export class EdgeUnmixer {
  private readonly pixels: Pixels
  private readonly background: BackgroundMask
  private readonly nearFigure: BackgroundMask
  private readonly alike: number
  /** Red, green and blue of the background around the present pixel. */
  private readonly base = new Float64Array(3)

  /**
   * @param nearFigure marks the figure and its neighbours
   * @param alike difference of colours, from 0 to 441, up to which a colour may count as background
   */
  constructor(pixels: Pixels, background: BackgroundMask, nearFigure: BackgroundMask, alike: number) {
    this.pixels = pixels
    this.background = background
    this.nearFigure = nearFigure
    this.alike = alike
  }

  /** Writes the figure's part of a pixel into the result. */
  unmix(index: number, result: Uint8ClampedArray) {
    const { data } = this.pixels
    const at = 4 * index
    const isBackground = this.background[index] === 1
    if (!this.findBase(index)) {
      if (isBackground) result.fill(0, at, at + 4)
      return
    }
    const figure = this.findFigure(index)
    const share = figure < 0 ? 1 : this.shareOf(at, 4 * figure)
    if (isBackground && (share < leastShare || share === 1)) return void result.fill(0, at, at + 4)
    const opacity = isBackground ? share : Math.min(share, this.fadeOf(at))
    result[at + 3] = Math.round((data[at + 3] ?? 0) * opacity)
    if (share >= 1 || share <= 0) return
    for (let part = 0; part < 3; part++) {
      const base = this.base[part] ?? 0
      result[at + part] = base + ((data[at + part] ?? 0) - base) / share
    }
  }

  /** The mean of the background's pixels around, those away from the figure first. Returns whether there are any. */
  private findBase(index: number): boolean {
    return this.sumBase(index, true) || this.sumBase(index, false)
  }

  private sumBase(index: number, isPure: boolean): boolean {
    const { data, width } = this.pixels
    const { left, right, top, bottom } = this.around(index)
    let count = 0
    this.base.fill(0)
    for (let y = top; y <= bottom; y++)
      for (let at = y * width + left; at <= y * width + right; at++) {
        if (this.background[at] !== 1 || (isPure && this.nearFigure[at] === 1)) continue
        for (let part = 0; part < 3; part++)
          this.base[part] = (this.base[part] ?? 0) + (data[4 * at + part] ?? 0)
        count++
      }
    for (let part = 0; part < 3; part++) this.base[part] = (this.base[part] ?? 0) / count
    return count > 0
  }

  /** The figure's pixel around that differs most from the background, as those inside the figure do; -1 if there is none. */
  private findFigure(index: number): number {
    const { data, width } = this.pixels
    const { left, right, top, bottom } = this.around(index)
    let [figure, furthest] = [-1, -1]
    for (let y = top; y <= bottom; y++)
      for (let at = y * width + left; at <= y * width + right; at++) {
        if (this.background[at] === 1 || (data[4 * at + 3] ?? 0) < opaque) continue
        const distance = this.fromBase(4 * at)
        if (distance > furthest) {
          figure = at
          furthest = distance
        }
      }
    return figure
  }

  private around(index: number) {
    const { width, height } = this.pixels
    const column = index % width
    const row = (index - column) / width
    return {
      left: Math.max(column - search, 0),
      right: Math.min(column + search, width - 1),
      top: Math.max(row - search, 0),
      bottom: Math.min(row + search, height - 1)
    }
  }

  /** The square of the difference between a pixel and the background. */
  private fromBase(at: number): number {
    let sum = 0
    for (let part = 0; part < 3; part++)
      sum += ((this.pixels.data[at + part] ?? 0) - (this.base[part] ?? 0)) ** 2
    return sum
  }

  /** Share of the figure's colour in a pixel; 1 if the pixel is no mixture of it and the background. */
  private shareOf(at: number, figureAt: number): number {
    const { data } = this.pixels
    const [own, far] = [Math.sqrt(this.fromBase(at)), Math.sqrt(this.fromBase(figureAt))]
    if (far < leastContrast || own === 0) return this.background[at / 4] === 1 ? 0 : 1
    let product = 0
    for (let part = 0; part < 3; part++) {
      const base = this.base[part] ?? 0
      product += ((data[at + part] ?? 0) - base) * ((data[figureAt + part] ?? 0) - base)
    }
    const along = product / far
    const beside = Math.sqrt(Math.max(own * own - along * along, 0))
    return beside > 0.25 * own + 6 ? 1 : Math.min(Math.max(along / far, 0), 1)
  }

  /** Opacity of a colour that barely differs from the background. */
  private fadeOf(at: number): number {
    const excess = Math.sqrt(this.fromBase(at)) - this.alike
    return Math.min(Math.max(excess / (this.alike / 4 + 6) + 0.25, 0), 1)
  }
}
