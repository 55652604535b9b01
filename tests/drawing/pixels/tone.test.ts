import { describe, expect, test } from 'vitest'
import { adjustmentSteps } from '#drawing/pixels/adjust-pixels.ts'
import type { Pixels } from '#drawing/pixels/pixels.ts'
import { applyThreshold } from '#drawing/pixels/threshold.ts'
import { changeTone, invertColours } from '#drawing/pixels/tone.ts'
import {
  black,
  clear,
  colourAt,
  discShare,
  drawPixels,
  mix,
  opacitiesOf,
  opacityAt,
  white
} from './draw-pixels.ts'

const grey = (light: number): Pixels => drawPixels(1, 1, () => [light, light, light])
const toneOf = (light: number, brightness: number, contrast: number) =>
  colourAt(changeTone(grey(light), brightness, contrast), 0, 0)[0]

describe('brightness and contrast', () => {
  test.each([
    [100, 0, 0, 100],
    [100, 1, 0, 255],
    [100, -1, 0, 0],
    [100, 0.5, 0, 178],
    [100, -0.5, 0, 50],
    [0, 0.5, 0, 128],
    [255, -0.5, 0, 128],
    [100, 0, -1, 128],
    [127, 0, 1, 0],
    [128, 0, 1, 255],
    [110, 0, 0.5, 92],
    [200, 0, -0.5, 164]
  ])('lightness %i with brightness %d and contrast %d is %i', (light, brightness, contrast, expected) => {
    expect(toneOf(light, brightness, contrast)).toBe(expected)
  })

  test('brightness comes before contrast', () => {
    expect(toneOf(100, 0.5, 1)).toBe(255)
  })

  test('opacity stays', () => {
    const image = drawPixels(2, 1, x => [100, 100, 100, x === 0 ? 40 : 0])
    expect(opacitiesOf(changeTone(image, 0.5, 0.5))).toEqual([40, 0])
    expect(opacitiesOf(invertColours(image))).toEqual([40, 0])
  })
})

test('inverting twice gives the same image', () => {
  const image = drawPixels(3, 1, x => [x * 100, 7, 255, 128])
  expect(colourAt(invertColours(image), 1, 0)).toEqual([155, 248, 0, 128])
  expect(invertColours(invertColours(image))).toEqual(image)
})

describe('threshold', () => {
  const steps = drawPixels(9, 1, x => (x < 3 ? black : x < 6 ? [128, 128, 128] : white))

  test('what is lighter becomes transparent, the rest opaque black', () => {
    const drawn = applyThreshold(steps, 0.3)
    expect(colourAt(drawn, 0, 0)).toEqual([0, 0, 0, 255])
    expect(opacityAt(drawn, 4, 0)).toBe(0)
    expect(opacityAt(applyThreshold(steps, 0.7), 4, 0)).toBe(255)
  })

  test('what is as light as the threshold is opaque', () => {
    expect(opacityAt(applyThreshold(grey(0), 0), 0, 0)).toBe(255)
    expect(opacityAt(applyThreshold(grey(255), 1), 0, 0)).toBe(255)
    expect(opacityAt(applyThreshold(grey(255), 0.98), 0, 0)).toBe(0)
  })

  test('inverted, the light parts are drawn', () => {
    const drawn = applyThreshold(steps, 0.3, true)
    expect(colourAt(drawn, 8, 0)).toEqual([0, 0, 0, 255])
    expect(opacityAt(drawn, 0, 0)).toBe(0)
  })

  test('transparent pixels stay transparent, inverted too', () => {
    const image = drawPixels(5, 1, x => (x < 3 ? clear : black))
    expect(opacitiesOf(applyThreshold(image, 0.5)).slice(0, 2)).toEqual([0, 0])
    expect(opacitiesOf(applyThreshold(image, 0.5, true)).slice(0, 3)).toEqual([0, 0, 0])
    expect(opacityAt(applyThreshold(image, 1), 0, 0)).toBe(0)
  })

  test('the edge of a disc is as smooth as it was drawn', () => {
    const image = drawPixels(40, 40, (x, y) => mix(black, white, discShare(x, y, 20, 12)))
    const drawn = applyThreshold(image, 0.5)
    for (let y = 0; y < 40; y++)
      for (let x = 0; x < 40; x++)
        expect(Math.abs(opacityAt(drawn, x, y) / 255 - discShare(x, y, 20, 12))).toBeLessThan(0.35)
    expect(new Set(drawn.data).size).toBeGreaterThan(5)
  })

  test('the edge of a blurred shape is one pixel wide', () => {
    const ramp = drawPixels(100, 3, x => [2.5 * x, 2.5 * x, 2.5 * x])
    const partly = opacitiesOf(applyThreshold(ramp, 0.5), 1).filter(opacity => opacity > 0 && opacity < 255)
    expect(partly.length).toBeLessThanOrEqual(2)
  })
})

test('adjustments are applied in the order of their fields', () => {
  const names = adjustmentSteps({
    isInverted: true,
    threshold: 0.5,
    contrast: 0.2,
    background: { kind: 'colour', colour: '#ffffff', tolerance: 0.2 }
  }).length
  expect(names).toBe(3)
  // Removed before it is inverted: the white background doesn't become a black one.
  const image = drawPixels(20, 1, x => (x < 10 ? white : black))
  const adjusted = adjustmentSteps({
    isInverted: true,
    background: { kind: 'colour', colour: '#ffffff', tolerance: 0.2 }
  }).reduce((pixels, step) => step(pixels), image)
  expect(opacityAt(adjusted, 0, 0)).toBe(0)
  expect(colourAt(adjusted, 19, 0)).toEqual([255, 255, 255, 255])
})

test('without adjustments there is nothing to do', () => {
  expect(adjustmentSteps({})).toEqual([])
  expect(adjustmentSteps({ brightness: 0, contrast: 0, isInverted: false })).toEqual([])
})
