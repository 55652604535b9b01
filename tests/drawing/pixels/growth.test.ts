import { describe, test } from 'vitest'
import { adjustmentSteps } from '#drawing/pixels/adjust-pixels.ts'
import { borderColours } from '#drawing/pixels/border-colours.ts'
import { dilateSilhouette } from '#drawing/pixels/dilate.ts'
import type { Pixels } from '#drawing/pixels/pixels.ts'
import { cropPixels, visibleBox } from '#drawing/pixels/visible-box.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { discShare, drawPixels, mix, noise } from './draw-pixels.ts'

const random = noise(5)

/** Images with as many pixels as the size says. */
const images: Record<string, (side: number) => Pixels> = {
  noise: side => drawPixels(side, side, () => [255 * random(), 255 * random(), 255 * random()]),
  'one colour': side => drawPixels(side, side, () => [255, 255, 255]),
  photo: side =>
    drawPixels(side, side, (x, y) => {
      const grain = 12 * random()
      const [red, green, blue] = mix([90, 40, 30], [200, 210, 230], discShare(x, y, side / 2, side / 3))
      return [red + grain, green + grain, blue + (40 * y) / side]
    }),
  'a labyrinth': side =>
    drawPixels(side, side, (x, y) =>
      y % 2 === 1 && x !== (y % 4 === 1 ? 0 : side - 1) ? [0, 0, 0] : [255, 255, 255]
    ),
  'a dotted transparency': side => drawPixels(side, side, (x, y) => [0, 0, 0, (x * y) % 7 === 0 ? 255 : 0])
}

const ways: Record<string, (pixels: Pixels) => unknown> = {
  'background by colour': pixels =>
    adjustmentSteps({ background: { kind: 'colour', colour: '#ffffff', tolerance: 0.4 } }).map(step =>
      step(pixels)
    ),
  'background by edges': pixels =>
    adjustmentSteps({
      background: {
        kind: 'edges',
        tolerance: 0.4,
        points: Array.from({ length: 50 }, (_, point) => ({ x: point, y: point }))
      }
    }).map(step => step(pixels)),
  tone: pixels => adjustmentSteps({ brightness: 0.1, contrast: 0.2 }).map(step => step(pixels)),
  threshold: pixels => adjustmentSteps({ threshold: 0.5, isInverted: true }).map(step => step(pixels)),
  // The outline grows with the image: a distance is found without looking for it.
  outline: pixels => dilateSilhouette(pixels, pixels.width / 8),
  box: pixels => cropPixels(pixels, visibleBox(pixels) ?? { x: 0, y: 0, width: 1, height: 1 }),
  'border colours': pixels => borderColours(pixels)
}

describe.each(Object.entries(images))('%s', (_, draw) => {
  const input = growing(1, size => draw(size === 1 ? 200 : 400))

  test.each(Object.entries(ways))('%s grows with the number of pixels', (_name, run) => {
    expectGrowth(input, run)
  })
})
