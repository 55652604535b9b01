/**
 * Filters rows of samples for PNG or PDF compression. Each row gets the filter, of Sub and Up, that seems to leave the
 * smaller differences.
 *
 * @param samples eight bits each, row by row
 * @param channels samples per pixel
 * @returns the rows, each after its filter byte
 */
export function filterRows(samples: Uint8Array, width: number, channels: number): Uint8Array<ArrayBuffer> {
  const stride = width * channels
  const filtered = new Uint8Array(samples.length + samples.length / stride)
  for (let from = 0, to = 0; from < samples.length; from += stride, to += stride + 1) {
    const distance =
      from > 0 &&
      estimateDifference(samples, from, stride, stride) < estimateDifference(samples, from, stride, channels)
        ? stride
        : channels
    filtered[to] = distance === stride ? upFilter : subFilter
    const unfilteredCount = distance === stride ? 0 : channels
    for (let index = 0; index < unfilteredCount; index++)
      filtered[to + 1 + index] = samples[from + index] ?? 0
    for (let index = unfilteredCount; index < stride; index++) {
      filtered[to + 1 + index] = (samples[from + index] ?? 0) - (samples[from + index - distance] ?? 0)
    }
  }
  return filtered
}

/** Filter types: the difference to the pixel on the left, and to the pixel above. */
const [subFilter, upFilter] = [1, 2]

/** Estimates how much the samples of a row differ from those `distance` positions before, from every seventh sample. */
function estimateDifference(samples: Uint8Array, from: number, stride: number, distance: number): number {
  let sum = 0
  for (let at = from + 4; at < from + stride; at += 7) {
    sum += Math.abs((samples[at] ?? 0) - (samples[at - distance] ?? 0))
  }
  return sum
}

/**
 * Reverses the filter of a row, in place.
 *
 * @param row the filter byte, then the samples
 * @param above the unfiltered row above, with its filter byte; zeros for the first row
 * @param step bytes per pixel, at least 1
 * @returns false for an unknown filter
 */
export function unfilterRow(row: Uint8Array, above: Uint8Array, step: number): boolean {
  const filter = row[0] ?? 0
  const unfilter = unfilters[filter]
  if (!unfilter) return filter === 0
  // The first pixel has none on its left.
  for (let at = 1; at <= step && at < row.length; at++) unfilterFirst(row, above, at)
  unfilter(row, above, step)
  return true
}

/** Reverses the filter of a sample without a neighbour on the left. */
function unfilterFirst(row: Uint8Array, above: Uint8Array, at: number) {
  const up = above[at] ?? 0
  const filter = row[0] ?? 0
  const predicted = filter === 1 ? 0 : filter === 3 ? up >> 1 : up
  row[at] = (row[at] ?? 0) + predicted
}

type Unfilter = (row: Uint8Array, above: Uint8Array, step: number) => void

/** Reverses each filter after the first pixel. A loop of its own for each, since decoding spends its time here. */
const unfilters: readonly (Unfilter | undefined)[] = [
  undefined,
  (row, _, step) => {
    for (let at = 1 + step; at < row.length; at++) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0)
  },
  (row, above, step) => {
    for (let at = 1 + step; at < row.length; at++) row[at] = (row[at] ?? 0) + (above[at] ?? 0)
  },
  (row, above, step) => {
    for (let at = 1 + step; at < row.length; at++)
      row[at] = (row[at] ?? 0) + (((row[at - step] ?? 0) + (above[at] ?? 0)) >> 1)
  },
  (row, above, step) => {
    for (let at = 1 + step; at < row.length; at++)
      row[at] = (row[at] ?? 0) + paeth(row[at - step] ?? 0, above[at] ?? 0, above[at - step] ?? 0)
  }
]

/** The neighbour nearest to `left + up - corner` (PNG specification, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
