import type { Pixels } from '#images/codecs/encode-png.ts'
import type { PrintOptions } from '../print-options.ts'
import type { TokenVeil } from '../token-options.ts'
import { luminance, minLuminance, paperColour, readChannels } from '../typeset/readable-colour.ts'
import { paperOf } from './token-papers.ts'

/** Red, green and blue from 0 to 255. */
export type Shade = readonly number[]

/** The most fields across an image. Each is about as wide as the stroke of a letter on a token. */
const mostFields = 40

/** The mean colours of the fields of a square image that are on its circle. Opaque pixels are expected. */
export function shadesOf({ rgba, width, height }: Pixels): Shade[] {
  const across = Math.min(mostFields, width)
  const sums = new Float64Array(4 * across * across)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * across) / height) * across
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x)
      const to = 4 * (row + Math.floor((x * across) / width))
      for (let channel = 0; channel < 3; channel++)
        sums[to + channel] = (sums[to + channel] ?? 0) + (rgba[from + channel] ?? 0)
      sums[to + 3] = (sums[to + 3] ?? 0) + 1
    }
  }
  return Array.from({ length: across * across }, (_, field) => [...sums.subarray(4 * field, 4 * field + 4)])
    .filter((_, field) => isOnDisc(field, across))
    .map(([red = 0, green = 0, blue = 0, count = 1]) => [red / count, green / count, blue / count])
}

function isOnDisc(field: number, across: number): boolean {
  const fromMiddle = (place: number) => place + 0.5 - across / 2
  return Math.hypot(fromMiddle(field % across), fromMiddle(Math.floor(field / across))) <= across / 2
}

/** How far each veil lightens the darkest field: from as light as text needs, 0, to the paper itself, 1. */
const lightening = { light: 0, medium: 0.25, strong: 0.5 } as const satisfies Record<TokenVeil, number>

/**
 * The opacity of a veil in the paper's colour over an image, from 0 to 1 in hundredths: the lowest one at which every field is
 * light enough. Under each veil, team colours have a contrast of at least 3.
 *
 * @param shades as of `shadesOf`
 */
export function veilOpacity(
  shades: readonly Shade[],
  veil: TokenVeil,
  { tokenColour }: Pick<PrintOptions, 'tokenColour'>
): number {
  const paper = paperOf({ inkSaver: false, ...(tokenColour && { colour: paperColour(tokenColour) }) })
  const colour = readChannels(paper.middle)
  const lightest = luminance(colour)
  const wanted = minLuminance + lightening[veil] * (lightest - minLuminance)
  const isLight = (shade: Shade, opacity: number) =>
    luminance(shade.map((value, index) => value + ((colour[index] ?? 255) - value) * opacity)) >= wanted
  let hundredths = 0
  while (hundredths < 100 && !shades.every(shade => isLight(shade, hundredths / 100))) hundredths++
  return hundredths / 100
}
