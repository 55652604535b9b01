/** Pixels of a picture: `channels` bytes each, row by row. */
export interface Pixels {
  width: number
  height: number
  channels: number
  data: Uint8Array
}

/** How far a channel of a pixel may be off, from 0 to 255: compression and the edges of letters are no change. */
const tolerance = 40

/** The share of pixels that differ, from 0 to 1. Pictures of different sizes differ in all. */
export function differenceOf(one: Pixels, other: Pixels): number {
  const { width, height, channels } = one
  if (other.width !== width || other.height !== height || other.channels !== channels) return 1
  let different = 0
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const start = pixel * channels
    const differs = one.data
      .subarray(start, start + channels)
      .some((value, index) => Math.abs(value - (other.data[start + index] ?? 0)) > tolerance)
    if (differs) different += 1
  }
  return different / (width * height)
}
