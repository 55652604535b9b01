import { describe, expect, test } from 'vitest'
import { tokenVeils } from '#print/token-options.ts'
import { paperOf } from '#print/tokens/token-papers.ts'
import { shadesOf, veilOpacity } from '#print/tokens/token-veil.ts'
import { colours, teamColours } from '#print/typeset/colours.ts'
import { luminance, paperColour, readChannels } from '#print/typeset/readable-colour.ts'
import { evening, type Paint, pixelsOf } from './own-background.ts'

const paints: [string, Paint][] = [
  ['black', () => [0, 0, 0]],
  ['white', () => [255, 255, 255]],
  ['blue', () => [0, 0, 255]],
  ['red and green stripes', x => (x % 48 < 24 ? [255, 0, 0] : [0, 255, 0])],
  ['black stripes as wide as a stroke', x => (x % 24 < 12 ? [0, 0, 0] : [255, 255, 255])],
  ['a dark corner of the disc', (x, y) => (x > 360 && y > 360 ? [10, 10, 10] : [240, 230, 210])],
  ['an evening', evening]
]

/** Luminances of an image under a veil, in squares as wide as the stroke of a letter, within the ring. */
function luminancesUnder(opacity: number, paper: string, paint: Paint) {
  const veil = readChannels(paper)
  const luminances: number[] = []
  for (let x = 6; x < 480; x += 12) {
    for (let y = 6; y < 480; y += 12) {
      if (Math.hypot(x - 240, y - 240) > 220) continue
      const shade = paint(x, y).map((value, index) => value + ((veil[index] ?? 0) - value) * opacity)
      luminances.push(luminance(shade))
    }
  }
  return luminances
}

describe.each([undefined, '#222266'])('on paper of %s', tokenColour => {
  test.each(paints)('text and team colours are readable on %s under each veil', (_, paint) => {
    const shades = shadesOf(pixelsOf(paint))
    const paper = paperOf({
      inkSaver: false,
      ...(tokenColour && { colour: paperColour(tokenColour) })
    }).middle
    for (const veil of tokenVeils) {
      const opacity = veilOpacity(shades, veil, { tokenColour })
      for (const light of luminancesUnder(opacity, paper, paint)) {
        for (const { mark } of Object.values(teamColours))
          expect((light + 0.05) / (luminance(readChannels(mark)) + 0.05)).toBeGreaterThanOrEqual(2.99)
        expect((light + 0.05) / (luminance(readChannels(colours.ink)) + 0.05)).toBeGreaterThan(9)
      }
    }
  })
})

test('stronger veils cover more of a dark image, and none covers all of it', () => {
  const shades = shadesOf(pixelsOf(evening))
  const opacities = tokenVeils.map(veil => veilOpacity(shades, veil, {}))
  expect(opacities.toSorted((one, other) => one - other)).toEqual(opacities)
  expect(new Set(opacities).size).toBe(tokenVeils.length)
  expect(Math.max(...opacities)).toBeLessThan(1)
})

test('a light image needs no veil', () => {
  const shades = shadesOf(pixelsOf(() => [238, 226, 200]))
  expect(veilOpacity(shades, 'light', {})).toBe(0)
})

test('what is outside of the disc counts for nothing', () => {
  const corners: Paint = (x, y) => (Math.hypot(x - 240, y - 240) > 252 ? [0, 0, 0] : [255, 255, 255])
  expect(veilOpacity(shadesOf(pixelsOf(corners)), 'light', {})).toBe(0)
})

test('an image of few pixels has a shade for each', () => {
  const rgba = Uint8Array.of(...[255, 0, 0, 255], ...[0, 255, 0, 255], ...[0, 0, 255, 255], ...[9, 9, 9, 255])
  expect(shadesOf({ rgba, width: 1, height: 1 })).toEqual([[255, 0, 0]])
  expect(shadesOf({ rgba, width: 2, height: 2 })).toHaveLength(4)
})
