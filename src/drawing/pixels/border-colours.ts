import { alikeDistance, oklabOfColour, type Rgb, squaredDistance } from './colour-space.ts'
import { invisible, type Pixels } from './pixels.ts'

/** Share of the border from which a colour is a main one. */
const leastShare = 0.04

/** Colours nearer to each other than those of this tolerance are one. */
const sameTolerance = 0.3

/**
 * The main colours of an image's border, the most frequent first: the mean of its most frequent shades. At most `most` of them,
 * clearly different; none if the border is transparent.
 */
export function borderColours(pixels: Pixels, most = 4): Rgb[] {
  const shades = new Map<number, { sums: [number, number, number]; count: number }>()
  for (const at of borderPixels(pixels)) addShade(shades, pixels, at)
  const sorted = [...shades.values()].sort((one, other) => other.count - one.count)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  const found: { rgb: Rgb; count: number }[] = []
  for (const { sums, count } of sorted) {
    const rgb: Rgb = [sums[0] / count, sums[1] / count, sums[2] / count]
    const same = found.find(each => isSame(each.rgb, rgb))
    if (same) same.count += count
    else if (found.length < 16) found.push({ rgb, count })
  }
  return found
    .filter(({ count }) => count >= total * leastShare)
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ rgb: [red, green, blue] }): Rgb => [Math.round(red), Math.round(green), Math.round(blue)])
}

/** Indexes of the pixels of the border, each once. */
export function* borderPixels({ width, height }: Pick<Pixels, 'width' | 'height'>): Generator<number> {
  for (let x = 0; x < width; x++) {
    yield x
    if (height > 1) yield (height - 1) * width + x
  }
  for (let y = 1; y < height - 1; y++) {
    yield y * width
    if (width > 1) yield y * width + width - 1
  }
}

function addShade(
  shades: Map<number, { sums: [number, number, number]; count: number }>,
  { data }: Pixels,
  index: number
) {
  const at = 4 * index
  if ((data[at + 3] ?? 0) <= invisible) return
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
  const shade = shades.get(key)
  if (shade) {
    shade.sums[0] += red
    shade.sums[1] += green
    shade.sums[2] += blue
    shade.count += 1
  } else shades.set(key, { sums: [red, green, blue], count: 1 })
}

const isSame = (one: Rgb, other: Rgb) =>
  squaredDistance(oklabOfColour(rounded(one)), 0, oklabOfColour(rounded(other)), 0) <
  alikeDistance(sameTolerance) ** 2

const rounded = ([red, green, blue]: Rgb): Rgb => [Math.round(red), Math.round(green), Math.round(blue)]
