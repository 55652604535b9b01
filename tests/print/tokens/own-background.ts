import type { PrintImage } from '#images/print-image.ts'
import type { PrintInput } from '#print/page/print-input.ts'
import type { TokenVeil } from '#print/token-options.ts'
import { shadesOf, veilOpacity } from '#print/tokens/token-veil.ts'
import { makePng } from '../../images/make-png.ts'

export type Paint = (x: number, y: number) => number[]

const side = 480

/** Hills under an evening sky with a moon: dark and light, with hard edges. */
export const evening: Paint = (x, y) => {
  if (Math.hypot(x - 330, y - 130) < 60) return [255, 236, 180]
  const hills = 300 + 40 * Math.sin(x / 60) + 20 * Math.cos(x / 23)
  return y > hills ? [16, 22, 30] : [30 + y / 2, 42 + y / 5, 90 - y / 8].map(Math.round)
}

/** A print with an image that is painted pixel by pixel behind its tokens. It is wider than high. */
export function ownBackground(
  paint: Paint,
  veil: TokenVeil = 'light'
): Pick<PrintInput, 'images' | 'tokenBackground'> {
  const [width, height] = [side + 100, side]
  const image: PrintImage = {
    type: 'image/png',
    data: makePng({ width, height, kind: 2, pixel: (x, y) => paint(x - 50, y) }),
    width,
    height
  }
  return {
    images: new Map([['own', image]]),
    tokenBackground: { address: 'own', veil: veilOpacity(shadesOf(pixelsOf(paint)), veil, {}) }
  }
}

/** The middle square of an image. */
export const pixelsOf = (paint: Paint) => ({
  width: side,
  height: side,
  rgba: Uint8Array.from({ length: side * side * 4 }, (_, at) => {
    const pixel = at >> 2
    return paint(pixel % side, Math.floor(pixel / side))[at % 4] ?? 255
  })
})
