/**
 * Puts before each row of samples the filter that PNG and PDF read, whichever of two seems to leave the smaller
 * numbers: what makes rows pack small.
 *
 * @param samples eight bits each, row by row
 * @param channels samples of a pixel
 */
export function filterRows(samples: Uint8Array, width: number, channels: number): Uint8Array<ArrayBuffer> {
  const stride = width * channels
  const filtered = new Uint8Array(samples.length + samples.length / stride)
  for (let from = 0, to = 0; from < samples.length; from += stride, to += stride + 1) {
    const back =
      from > 0 && changes(samples, from, stride, stride) < changes(samples, from, stride, channels)
        ? stride
        : channels
    filtered[to] = back === stride ? lessAbove : lessLeft
    const plain = back === stride ? 0 : channels
    for (let index = 0; index < plain; index++) filtered[to + 1 + index] = samples[from + index] ?? 0
    for (let index = plain; index < stride; index++) {
      filtered[to + 1 + index] = (samples[from + index] ?? 0) - (samples[from + index - back] ?? 0)
    }
  }
  return filtered
}

/** Filters: each sample less that of the pixel to the left, or above. */
const [lessLeft, lessAbove] = [1, 2]

/** How much some samples of a row differ from those that stand `back` before them. */
function changes(samples: Uint8Array, from: number, stride: number, back: number): number {
  let sum = 0
  for (let at = from + 4; at < from + stride; at += 7) {
    sum += Math.abs((samples[at] ?? 0) - (samples[at - back] ?? 0))
  }
  return sum
}

/**
 * Takes the filter off a row, in place.
 *
 * @param row the filter, then the samples
 * @param above the row before it without its filter, likewise behind one byte; zeros before the first
 * @param step bytes of a pixel, at least 1
 * @returns false for a filter that PNG does not know
 */
export function unfilterRow(row: Uint8Array, above: Uint8Array, step: number): boolean {
  const filter = row[0] ?? 0
  for (let at = 1; filter > 0 && at < row.length; at++) {
    const left = at > step ? (row[at - step] ?? 0) : 0
    const up = above[at] ?? 0
    if (filter === 1) row[at] = (row[at] ?? 0) + left
    else if (filter === 2) row[at] = (row[at] ?? 0) + up
    else if (filter === 3) row[at] = (row[at] ?? 0) + ((left + up) >> 1)
    else row[at] = (row[at] ?? 0) + paeth(left, up, at > step ? (above[at - step] ?? 0) : 0)
  }
  return filter <= 4
}

/** The neighbour that is nearest to where the three point (PNG specification, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
