import { describe, expect, test } from 'vitest'
import { borderColours } from '#drawing/pixels/border-colours.ts'
import { hexOf, rgbOf } from '#drawing/pixels/colour-space.ts'
import { dilateSilhouette, dilationMargin } from '#drawing/pixels/dilate.ts'
import { cropPixels, visibleBox } from '#drawing/pixels/visible-box.ts'
import {
  black,
  clear,
  colourAt,
  discShare,
  drawPixels,
  noise,
  opacitiesOf,
  opacityAt,
  white
} from './draw-pixels.ts'

describe('the box of what is visible', () => {
  test('surrounds every visible pixel', () => {
    const image = drawPixels(10, 8, (x, y) => ((x === 2 && y === 6) || (x === 7 && y === 3) ? black : clear))
    expect(visibleBox(image)).toEqual({ x: 2, y: 3, width: 6, height: 4 })
  })

  test('is the whole image, one pixel, or none', () => {
    expect(visibleBox(drawPixels(3, 2, () => white))).toEqual({ x: 0, y: 0, width: 3, height: 2 })
    expect(visibleBox(drawPixels(1, 1, () => white))).toEqual({ x: 0, y: 0, width: 1, height: 1 })
    expect(visibleBox(drawPixels(3, 2, () => [255, 255, 255, 5]))).toBeUndefined()
  })
})

describe('a crop', () => {
  const image = drawPixels(4, 3, (x, y) => [x, y, 9])

  test('has the pixels of the box', () => {
    const cropped = cropPixels(image, { x: 1, y: 1, width: 2, height: 2 })
    expect([cropped.width, cropped.height]).toEqual([2, 2])
    expect(colourAt(cropped, 0, 0)).toEqual([1, 1, 9, 255])
    expect(colourAt(cropped, 1, 1)).toEqual([2, 2, 9, 255])
  })

  test('is transparent beyond the image', () => {
    const cropped = cropPixels(image, { x: -1, y: 2, width: 6, height: 2 })
    expect(opacitiesOf(cropped, 0)).toEqual([0, 255, 255, 255, 255, 0])
    expect(opacitiesOf(cropped, 1)).toEqual([0, 0, 0, 0, 0, 0])
    expect(visibleBox(cropPixels(image, { x: 90, y: 0, width: 2, height: 2 }))).toBeUndefined()
  })
})

describe('a grown silhouette', () => {
  test('of a pixel is a disc with a smooth edge', () => {
    const grown = dilateSilhouette(
      drawPixels(1, 1, () => white),
      10
    )
    const centre = dilationMargin(10)
    expect(grown.width).toBe(2 * centre + 1)
    for (let y = 0; y < grown.height; y++)
      for (let x = 0; x < grown.width; x++)
        expect(Math.abs(opacityAt(grown, x, y) / 255 - discShare(x, y, centre, 10.5))).toBeLessThan(0.01)
    expect(colourAt(grown, centre, centre)).toEqual([0, 0, 0, 255])
  })

  test('reaches as far as the radius beyond a straight edge, by parts of pixels too', () => {
    const row = (radius: number) => {
      const grown = dilateSilhouette(
        drawPixels(1, 1, () => black),
        radius
      )
      return opacitiesOf(grown, dilationMargin(radius)).map(opacity => Math.round(opacity / 25.5) / 10)
    }
    expect(row(1)).toEqual([1, 1, 1])
    expect(row(1.5)).toEqual([0.5, 1, 1, 1, 0.5])
  })

  test('starts at the contour within a half covered pixel', () => {
    const image = drawPixels(3, 1, x => [0, 0, 0, x === 2 ? 128 : 255])
    const row = opacitiesOf(dilateSilhouette(image, 2), 2)
    // Columns 2 to 4 are the image; the contour is in the middle of column 4, so column 6 is covered by half.
    expect(row.slice(4).map(opacity => Math.round(opacity / 127.5))).toEqual([2, 2, 1])
  })

  test('of a transparent image is transparent', () => {
    const grown = dilateSilhouette(
      drawPixels(4, 4, () => clear),
      5
    )
    expect(grown.data.some(part => part > 0)).toBe(false)
  })

  test('is made of larger pixels when it is very large', () => {
    const grown = dilateSilhouette(
      drawPixels(100, 60, () => black),
      5000
    )
    expect(grown.width * grown.height).toBeLessThanOrEqual(4_010_000)
    expect(grown.width / grown.height).toBeCloseTo(10_100 / 10_060, 2)
    const middle = Math.floor(grown.height / 2)
    expect(opacityAt(grown, 0, 0)).toBe(0)
    expect(opacityAt(grown, 1, middle)).toBe(255)
  })

  test('has the distances that trying every pixel finds', () => {
    const random = noise(7)
    const image = drawPixels(24, 17, () => (random() < 0.03 ? black : clear))
    const grown = dilateSilhouette(image, 3.3)
    const margin = dilationMargin(3.3)
    const points: [number, number][] = []
    for (let y = 0; y < 17; y++)
      for (let x = 0; x < 24; x++) if (opacityAt(image, x, y) > 0) points.push([x + margin, y + margin])
    for (let y = 0; y < grown.height; y++)
      for (let x = 0; x < grown.width; x++) {
        const nearest = Math.min(...points.map(([px, py]) => Math.hypot(x - px, y - py)))
        const expected = Math.min(Math.max(4.3 - nearest, 0), 1)
        expect(Math.abs(opacityAt(grown, x, y) / 255 - expected)).toBeLessThan(0.005)
      }
  })
})

describe('the main colours of the border', () => {
  test('come by their share, each once', () => {
    const image = drawPixels(40, 40, (x, y) =>
      y > 30 ? [30, 80, 30] : x === 20 ? [9, 9, 90] : [240, 240, 250]
    )
    expect(borderColours(image)).toEqual([
      [240, 240, 250],
      [30, 80, 30]
    ])
  })

  test('are means of noisy shades', () => {
    const random = noise(3)
    const image = drawPixels(100, 100, () => {
      const light = 128 + (random() - 0.5) * 10
      return [light, light, light]
    })
    const [only, ...others] = borderColours(image)
    expect(others).toEqual([])
    expect(Math.abs((only?.[0] ?? 0) - 128)).toBeLessThan(6)
  })

  test('are none for a transparent border, and that of a single pixel', () => {
    expect(borderColours(drawPixels(5, 5, () => clear))).toEqual([])
    expect(borderColours(drawPixels(1, 1, () => [1, 2, 3]))).toEqual([[1, 2, 3]])
  })
})

test('colours are read and written as hexadecimal digits', () => {
  expect(rgbOf('#0a80ff')).toEqual([10, 128, 255])
  expect(hexOf([10, 128, 255])).toBe('#0a80ff')
})
