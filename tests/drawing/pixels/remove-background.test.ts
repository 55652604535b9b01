import { describe, expect, test } from 'vitest'
import { adjustmentSteps } from '#drawing/pixels/adjust-pixels.ts'
import type { Pixels } from '#drawing/pixels/pixels.ts'
import {
  black,
  type Colour,
  clear,
  colourAt,
  discShare,
  drawPixels,
  mix,
  noise,
  opacityAt,
  over,
  white
} from './draw-pixels.ts'

type Background = NonNullable<Parameters<typeof adjustmentSteps>[0]['background']>

const remove = (pixels: Pixels, background: Background) =>
  adjustmentSteps({ background }).reduce((image, step) => step(image), pixels)

const byColour = (colour: string, tolerance = 0.3) => ({ kind: 'colour', colour, tolerance }) as const
const byEdges = (tolerance = 0.3, points: { x: number; y: number }[] = []) =>
  ({ kind: 'edges', tolerance, points }) as const

/** A disc with a soft edge on a background. */
const disc = (figure: Colour, background: Colour) =>
  drawPixels(40, 40, (x, y) => mix(figure, background, discShare(x, y, 20, 12)))

/** The largest difference of a part of a colour. */
const difference = (one: Pixels, other: Pixels) =>
  one.data.reduce((most, part, at) => Math.max(most, Math.abs(part - (other.data[at] ?? 0))), 0)

const figures = [
  { name: 'black on white', figure: [0, 0, 0], background: [255, 255, 255], colour: '#ffffff' },
  { name: 'red on white', figure: [200, 20, 20], background: [255, 255, 255], colour: '#ffffff' },
  { name: 'white on black', figure: [255, 255, 255], background: [0, 0, 0], colour: '#000000' },
  { name: 'yellow on green', figure: [250, 230, 40], background: [0, 177, 64], colour: '#00b140' }
] as const

describe.each([
  { way: 'by colour', of: (colour: string) => byColour(colour) as Background },
  { way: 'by edges', of: (): Background => byEdges() }
])('$way', ({ of }) => {
  test.each(figures)('a disc, $name, has its own colour and a smooth edge on any other background', each => {
    const { figure, background, colour } = each
    const removed = remove(disc(figure, background), of(colour))
    expect(colourAt(removed, 0, 0)).toEqual([0, 0, 0, 0])
    expect(colourAt(removed, 20, 20)).toEqual([...figure, 255])
    // What is seen on another background is what the disc drawn on it looks like: no fringe, no steps.
    for (const other of [white, black, [90, 60, 200] as const])
      expect(difference(over(removed, other), disc(figure, other))).toBeLessThan(30)
  })

  test('an image of one colour disappears', () => {
    const image = drawPixels(7, 5, () => white)
    expect(remove(image, of('#ffffff')).data.some(part => part > 0)).toBe(false)
  })

  test('an image of one pixel disappears, or stays if it is another colour', () => {
    expect(
      opacityAt(
        remove(
          drawPixels(1, 1, () => white),
          of('#ffffff')
        ),
        0,
        0
      )
    ).toBe(0)
    const image = drawPixels(1, 1, () => [10, 20, 30])
    expect(colourAt(remove(image, byColour('#ffffff')), 0, 0)).toEqual([10, 20, 30, 255])
  })

  test('a transparent image stays as it is', () => {
    const image = drawPixels(6, 6, () => clear)
    expect(remove(image, of('#000000')).data).toEqual(image.data)
  })

  test('the noise of a photographed background goes, and the figure stays whole', () => {
    const random = noise()
    const image = drawPixels(60, 60, (x, y) => {
      const grain = (random() - 0.5) * 16
      const [red, green, blue] = mix([120, 20, 30], [235, 232, 225], discShare(x, y, 30, 15))
      return [red + grain, green + grain, blue + grain]
    })
    const removed = remove(image, of('#ebe8e1'))
    let [left, lost] = [0, 0]
    for (let y = 0; y < 60; y++)
      for (let x = 0; x < 60; x++) {
        const distance = Math.hypot(x - 30, y - 30)
        if (distance > 18) left += opacityAt(removed, x, y)
        if (distance < 12) lost += 255 - opacityAt(removed, x, y)
      }
    expect([left, lost]).toEqual([0, 0])
  })

  test('the edge of an image with transparency stays soft', () => {
    const image = drawPixels(40, 40, (x, y) => [10, 10, 10, 255 * discShare(x, y, 20, 12)])
    expect(remove(image, of('#ffffff')).data).toEqual(image.data)
  })

  test('a colour beside the edge that is no mixture stays opaque', () => {
    // Yellow between white and black is lighter than their mixtures, and another hue.
    const image = drawPixels(20, 5, x => (x < 8 ? white : x < 10 ? [255, 220, 0] : black))
    const removed = remove(image, of('#ffffff'))
    expect(colourAt(removed, 8, 2)).toEqual([255, 220, 0, 255])
    expect(colourAt(removed, 9, 2)).toEqual([255, 220, 0, 255])
  })

  test('tolerance 0 removes exactly the same colour', () => {
    const image = drawPixels(9, 3, x => (x < 6 ? [255, 255, 255] : [235, 255, 255]))
    const removed = remove(image, { ...of('#ffffff'), tolerance: 0 })
    expect(opacityAt(removed, 0, 0)).toBe(0)
    expect(opacityAt(removed, 8, 0)).toBe(255)
  })

  test('the given image stays as it is', () => {
    const image = disc([0, 0, 0], [255, 255, 255])
    const before = image.data.slice()
    remove(image, of('#ffffff'))
    expect(image.data).toEqual(before)
  })
})

/** A white ring on black, whose middle is black too. */
const ring = drawPixels(41, 41, (x, y) => {
  const distance = Math.hypot(x - 20, y - 20)
  return distance < 15 && distance > 8 ? white : black
})

test('a colour is removed wherever it is, edges only what is connected to the border', () => {
  expect(opacityAt(remove(ring, byColour('#000000')), 20, 20)).toBe(0)
  expect(opacityAt(remove(ring, byEdges()), 20, 20)).toBe(255)
  expect(opacityAt(remove(ring, byEdges()), 0, 0)).toBe(0)
})

test('further points remove what is connected to them', () => {
  const removed = remove(ring, byEdges(0.3, [{ x: 20.4, y: 20.7 }]))
  expect(opacityAt(removed, 20, 20)).toBe(0)
  expect(opacityAt(removed, 20, 9)).toBe(255)
})

test('points outside of the image are ignored', () => {
  const points = [
    { x: -1, y: 4 },
    { x: 4, y: 41 },
    { x: 900, y: -900 }
  ]
  expect(remove(ring, byEdges(0.3, points)).data).toEqual(remove(ring, byEdges()).data)
})

test('edges follow a background that changes slowly, and stop at a figure', () => {
  const image = drawPixels(200, 50, (x, y) =>
    Math.hypot(x - 100, y - 25) < 15 ? [200, 30, 30] : [x + 40, x + 40, 250]
  )
  const removed = remove(image, byEdges(0.35))
  expect(opacityAt(removed, 0, 25)).toBe(0)
  expect(opacityAt(removed, 199, 25)).toBe(0)
  expect(colourAt(removed, 100, 25)).toEqual([200, 30, 30, 255])
})

test('a figure that touches the border stays', () => {
  const image = drawPixels(60, 60, (x, y) => (x > 20 && x < 40 && y > 20 ? [40, 90, 40] : white))
  const removed = remove(image, byEdges())
  expect(opacityAt(removed, 30, 59)).toBe(255)
  expect(opacityAt(removed, 30, 5)).toBe(0)
})

test('an image as long as a thread is filled without recursion', () => {
  const removed = remove(
    drawPixels(300_000, 1, () => white),
    byEdges()
  )
  expect(removed.data.some(part => part > 0)).toBe(false)
})
