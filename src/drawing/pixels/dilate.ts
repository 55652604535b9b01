import { emptyPixels, type Pixels } from './pixels.ts'

/** Far beyond every distance within an image. */
const infinity = 1e12

/** Most pixels of a grown silhouette. A larger one is made of larger pixels. */
const mostPixels = 4_000_000

/** Pixels that a grown silhouette is larger on each side than the image that it surrounds. */
export const dilationMargin = (radius: number): number => Math.ceil(radius)

/**
 * The silhouette of an image, black, grown by `radius` pixels in every direction with round corners and smooth edges. It covers
 * `dilationMargin` more pixels on each side than the image, with fewer pixels if it were very large.
 *
 * Exact distances by Felzenszwalb and Huttenlocher, first along columns, then along rows: linear in the number of pixels, whatever
 * the radius.
 */
export function dilateSilhouette(pixels: Pixels, radius: number): Pixels {
  const margin = dilationMargin(radius)
  const [fullWidth, fullHeight] = [pixels.width + 2 * margin, pixels.height + 2 * margin]
  const unit = Math.max(Math.ceil(Math.sqrt((fullWidth * fullHeight) / mostPixels)), 1)
  const dilated = emptyPixels(Math.ceil(fullWidth / unit), Math.ceil(fullHeight / unit))
  const { width, height, data } = dilated

  const missing = missingShares(pixels, margin, unit, dilated)
  const distances = Float64Array.from(missing, share => (share < 0.98 ? share * share : infinity))
  const sites = Uint32Array.from(distances.keys())
  findSites(distances, sites, width, height)
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      const site = sites[index] ?? 0
      const across = x - (site % width)
      const down = y - Math.floor(site / width)
      // The contour of a pixel that is covered in part is nearer to the figure, by the part that is missing.
      const distance = Math.sqrt(across * across + down * down) + (missing[site] ?? infinity)
      data[4 * index + 3] = 255 * Math.min(Math.max(radius / unit + 1 - distance, 0), 1)
    }
  return dilated
}

/** Part of each pixel of the grown silhouette that the image's figure doesn't cover; `infinity` without any figure. */
function missingShares(
  { data, width, height }: Pixels,
  margin: number,
  unit: number,
  { width: across, height: down }: Pixels
) {
  const covered = new Float32Array(across * down)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((y + margin) / unit) * across + Math.floor((x + margin) / unit)
      covered[cell] = (covered[cell] ?? 0) + (data[4 * (y * width + x) + 3] ?? 0)
    }
  const full = 255 * unit * unit
  return Float64Array.from(covered, sum => (sum > 0.02 * full ? 1 - sum / full : infinity))
}
/**
 * Finds each pixel's site: the pixel with the least sum of its value and the squared distance to it. Values become these sums.
 *
 * @param sites each pixel's own index at first
 */
function findSites(values: Float64Array, sites: Uint32Array, width: number, height: number) {
  const longest = Math.max(width, height)
  const line = {
    values: new Float64Array(longest),
    sites: new Uint32Array(longest),
    centres: new Uint32Array(longest),
    bounds: new Float64Array(longest + 1)
  }
  for (let x = 0; x < width; x++) measureLine(values, sites, x, width, height, line)
  for (let y = 0; y < height; y++) measureLine(values, sites, y * width, 1, width, line)
}

interface Line {
  values: Float64Array
  sites: Uint32Array
  centres: Uint32Array
  bounds: Float64Array
}

/** The lower envelope of parabolas, one around each item of a line. */
function measureLine(
  all: Float64Array,
  allSites: Uint32Array,
  start: number,
  step: number,
  length: number,
  { values, sites, centres, bounds }: Line
) {
  for (let item = 0; item < length; item++) {
    values[item] = all[start + item * step] ?? 0
    sites[item] = allSites[start + item * step] ?? 0
  }
  let last = 0
  centres[0] = 0
  bounds[0] = -infinity
  bounds[1] = infinity
  for (let item = 1; item < length; item++) {
    let crossing = crossingOf(values, item, centres[last] ?? 0)
    while (last > 0 && crossing <= (bounds[last] ?? 0)) {
      last--
      crossing = crossingOf(values, item, centres[last] ?? 0)
    }
    last++
    centres[last] = item
    bounds[last] = crossing
    bounds[last + 1] = infinity
  }
  for (let item = 0, parabola = 0; item < length; item++) {
    while ((bounds[parabola + 1] ?? infinity) < item) parabola++
    const centre = centres[parabola] ?? 0
    all[start + item * step] = (item - centre) ** 2 + (values[centre] ?? 0)
    allSites[start + item * step] = sites[centre] ?? 0
  }
}

/** Where the parabolas of two items cross. */
const crossingOf = (values: Float64Array, item: number, other: number) =>
  ((values[item] ?? 0) + item * item - ((values[other] ?? 0) + other * other)) / (2 * (item - other))
