import type { Box } from '#core/drawing/drawing.ts'

/** A canvas of a page, or one that needs no page. */
export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas

/** A canvas that shows a part of the drawing. */
export interface Surface {
  canvas: AnyCanvas
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  /** The part, in pixels of the whole image. Its corner is that of the canvas, which can be larger. */
  area: Box
}

/** Surfaces are as large as the whole image, or as these shares of its sides: few sizes, which are used again and again. */
const shares = [0.25, 0.5, 1]

/** Most pixels that are stored to be used again. */
const mostShared = 8_000_000

/** The surfaces that an image is painted with: one for each group that is blended as a whole. */
export class Surfaces {
  /** The whole image. */
  readonly size: { width: number; height: number }
  private readonly scale: number
  private readonly create: (width: number, height: number) => AnyCanvas
  private readonly free = new Map<string, Surface[]>()
  private readonly shared = new Map<object, Surface>()
  private sharedPixels = 0

  /**
   * @param size pixels of the whole image
   * @param scale pixels of a unit of the drawing
   * @param create makes an empty canvas
   */
  constructor(
    size: { width: number; height: number },
    scale: number,
    create: (width: number, height: number) => AnyCanvas
  ) {
    this.size = size
    this.scale = scale
    this.create = create
  }

  /**
   * Runs `work` with an empty surface, unless nothing of it can be seen.
   *
   * @param region contains what will be painted, in units of the drawing; without it, the surface shows the whole image
   */
  use(region: Box | undefined, work: (surface: Surface) => void): void {
    const area = this.areaOf(region)
    if (area.width <= 0 || area.height <= 0) return
    const surface = this.take(area)
    work(surface)
    const { context, canvas } = surface
    context.restore()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, area.width, area.height)
    this.free.get(sizeKey(canvas))?.push(surface)
  }

  /**
   * Like `use`, for what other images of the same drawing have too: it is painted once for all, if there is room to store it.
   *
   * @param of what is painted, the same object each time
   */
  share(
    of: object,
    region: Box | undefined,
    paint: (surface: Surface) => void,
    work: (surface: Surface) => void
  ): void {
    const { width, height } = this.areaOf(region)
    const stored = this.shared.get(of)
    if (stored) work(stored)
    else if (width <= 0 || height <= 0 || this.sharedPixels + width * height > mostShared)
      this.use(region, surface => {
        paint(surface)
        work(surface)
      })
    else {
      const surface = this.take(this.areaOf(region))
      this.shared.set(of, surface)
      this.sharedPixels += surface.canvas.width * surface.canvas.height
      paint(surface)
      work(surface)
    }
  }

  /** A surface of which only an area is painted on. */
  private take(area: Box): Surface {
    const [width, height] = [roundedUp(area.width, this.size.width), roundedUp(area.height, this.size.height)]
    const key = sizeKey({ width, height })
    const free = this.free.get(key) ?? []
    this.free.set(key, free)
    const surface = free.pop() ?? this.createSurface(width, height)
    const { context } = surface
    surface.area = area
    context.globalCompositeOperation = 'source-over'
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(0, 0, area.width, area.height)
    context.clip()
    return surface
  }

  /** An empty surface that isn't used again. */
  createSurface(width: number, height: number): Surface {
    const canvas = this.create(width, height)
    // In memory of the processor: every machine paints the same pixels.
    const context = canvas.getContext('2d', { willReadFrequently: true }) as Surface['context'] | null
    if (!context) throw new Error('The browser has no canvas to paint on')
    return { canvas, context, area: { x: 0, y: 0, width, height } }
  }

  private areaOf(region: Box | undefined): Box {
    if (!region) return { x: 0, y: 0, ...this.size }
    const x = Math.max(0, Math.floor(region.x * this.scale))
    const y = Math.max(0, Math.floor(region.y * this.scale))
    const right = Math.min(this.size.width, Math.ceil((region.x + region.width) * this.scale))
    const bottom = Math.min(this.size.height, Math.ceil((region.y + region.height) * this.scale))
    return { x, y, width: right - x, height: bottom - y }
  }
}

const roundedUp = (length: number, whole: number) =>
  shares.map(share => Math.ceil(share * whole)).find(size => size >= length) ?? whole

const sizeKey = ({ width, height }: { width: number; height: number }) => `${width} ${height}`
