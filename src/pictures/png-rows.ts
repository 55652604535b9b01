/**
 * Puts before each row of samples the filter that PNG and PDF read, whichever of three leaves the smallest numbers:
 * what makes rows pack small.
 *
 * @param samples eight bits each, row by row
 * @param channels samples of a pixel
 */
export function filterRows(samples: Uint8Array, width: number, channels: number): Uint8Array<ArrayBuffer> {
  const stride = width * channels
  const height = samples.length / stride
  const filtered = new Uint8Array((stride + 1) * height)
  for (let row = 0; row < height; row++) {
    const from = row * stride
    const filter = filterOf(samples, from, stride, channels)
    const to = row * (stride + 1)
    filtered[to] = filter
    for (let index = 0; index < stride; index++) {
      filtered[to + 1 + index] =
        (samples[from + index] ?? 0) - guess(filter, samples, from, index, stride, channels)
    }
  }
  return filtered
}

/** 0: as it is; 1: less the pixel to the left; 2: less the pixel above. */
function filterOf(samples: Uint8Array, from: number, stride: number, channels: number): number {
  const sums = [0, 1, 2].map(filter => {
    let sum = 0
    for (let index = 0; index < stride; index++) {
      const left = (samples[from + index] ?? 0) - guess(filter, samples, from, index, stride, channels)
      sum += Math.abs((left << 24) >> 24)
    }
    return sum
  })
  return sums.indexOf(Math.min(...sums))
}

function guess(
  filter: number,
  samples: Uint8Array,
  from: number,
  index: number,
  stride: number,
  channels: number
) {
  if (filter === 1) return index < channels ? 0 : (samples[from + index - channels] ?? 0)
  if (filter === 2) return from === 0 ? 0 : (samples[from + index - stride] ?? 0)
  return 0
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
