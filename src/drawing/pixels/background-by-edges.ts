import type { BackgroundMask } from './background-by-colour.ts'
import { borderColours, borderPixels } from './border-colours.ts'
import { alikeDistance, type OklabColours, oklabOf, oklabOfColour, squaredDistance } from './colour-space.ts'
import { invisible, type Pixels } from './pixels.ts'

/** Share of a pixel's own colour in the colour that its neighbours are compared with: a background may change slowly. */
const drift = 0.08

/**
 * Finds the pixels that are connected to the border, or to one of `points` (in pixels), without an edge between them. From the
 * border it starts at the pixels of its most frequent colour alone, so that a figure that touches the border stays. Transparent
 * pixels end it: there is nothing to remove.
 *
 * Breadth first with a queue of its own, each pixel once: linear in time and memory.
 */
export function backgroundByEdges(
  pixels: Pixels,
  tolerance: number,
  points: readonly { x: number; y: number }[]
): BackgroundMask {
  const fill = new Fill(pixels, tolerance)
  fill.startAtBorder()
  fill.run()
  for (const { x, y } of points) fill.startAt(Math.floor(x), Math.floor(y))
  fill.run()
  return fill.mask
}

class Fill {
  /** The reached pixels. */
  readonly mask: BackgroundMask
  private readonly pixels: Pixels
  private readonly colours: OklabColours
  /** The colour that the neighbours of a reached pixel are compared with. */
  private readonly references: OklabColours
  private readonly queue: Uint32Array
  private readonly limit: number
  private first = 0
  private end = 0

  constructor(pixels: Pixels, tolerance: number) {
    const { width, height } = pixels
    this.pixels = pixels
    this.colours = oklabOf(pixels)
    this.references = this.colours.slice()
    this.mask = new Uint8Array(width * height)
    this.queue = new Uint32Array(width * height)
    this.limit = alikeDistance(tolerance) ** 2
  }

  startAtBorder() {
    const [main] = borderColours(this.pixels, 1)
    if (!main) return
    const background = oklabOfColour(main)
    for (const index of borderPixels(this.pixels)) {
      if (squaredDistance(this.colours, 3 * index, background, 0) > this.limit) continue
      this.references.set(background, 3 * index)
      this.reach(index)
    }
  }

  startAt(x: number, y: number) {
    const { width, height } = this.pixels
    if (x >= 0 && y >= 0 && x < width && y < height) this.reach(y * width + x)
  }

  run() {
    const { width } = this.pixels
    const { length } = this.mask
    while (this.first < this.end) {
      const index = this.queue[this.first++] ?? 0
      const column = index % width
      if (column > 0) this.step(index, index - 1)
      if (column < width - 1) this.step(index, index + 1)
      if (index >= width) this.step(index, index - width)
      if (index + width < length) this.step(index, index + width)
    }
  }

  private step(from: number, to: number) {
    if (this.mask[to] === 1 || squaredDistance(this.colours, 3 * to, this.references, 3 * from) > this.limit)
      return
    for (let part = 0; part < 3; part++) {
      const own = this.colours[3 * to + part] ?? 0
      this.references[3 * to + part] = own * drift + (this.references[3 * from + part] ?? 0) * (1 - drift)
    }
    this.reach(to)
  }

  private reach(index: number) {
    if (this.mask[index] === 1 || (this.pixels.data[4 * index + 3] ?? 0) <= invisible) return
    this.mask[index] = 1
    this.queue[this.end++] = index
  }
}
