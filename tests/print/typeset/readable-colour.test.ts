import { expect, test } from 'vitest'
import { teamColours } from '#print/typeset/colours.ts'
import { paperColour } from '#print/typeset/readable-colour.ts'

const luminance = (colour: string) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const value = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

test.each(['#000000', '#ff0000', '#004400', '#0000ff', '#85171a', '#7f7f7f', '#cccccc'])(
  'team colours have a contrast of 3 on paper of %s',
  colour => {
    const paper = luminance(paperColour(colour))
    for (const { mark } of Object.values(teamColours))
      expect((paper + 0.05) / (luminance(mark) + 0.05)).toBeGreaterThanOrEqual(3)
  }
)

test('light paper keeps its colour, dark paper its hue', () => {
  expect(paperColour('#e7d9b8')).toBe('#e7d9b8')
  expect(paperColour('#FFFFFF')).toBe('#FFFFFF')
  const [red = 0, green = 0, blue = 0] = (paperColour('#0055aa').match(/[\da-f]{2}/g) ?? []).map(text =>
    Number.parseInt(text, 16)
  )
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
})
