/** A canvas of a page, or one that needs no page. */
export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas

/** A canvas to paint on. */
export interface Surface {
  canvas: AnyCanvas
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
}

/** Canvases of one size, used again and again: a drawing needs one for each group that is blended as a whole. */
export class Surfaces {
  private readonly create: () => AnyCanvas
  private readonly free: Surface[] = []

  /** @param create makes an empty canvas of the size that all have */
  constructor(create: () => AnyCanvas) {
    this.create = create
  }

  /** An empty surface. */
  take(): Surface {
    const free = this.free.pop()
    if (free) return free
    const canvas = this.create()
    // In memory of the processor: every machine paints the same pixels.
    const context = canvas.getContext('2d', { willReadFrequently: true }) as Surface['context'] | null
    if (!context) throw new Error('The browser has no canvas to paint on')
    return { canvas, context }
  }

  /** Empties a surface for its next use. */
  giveBack(surface: Surface): void {
    const { context, canvas } = surface
    context.globalCompositeOperation = 'source-over'
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, canvas.width, canvas.height)
    this.free.push(surface)
  }
}
