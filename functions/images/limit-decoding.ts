/**
 * Returns a function that says whether an image may be decoded: as long as those of one print have at most `most` pixels
 * together. An image that has too many leaves its pixels to smaller ones.
 */
export function limitDecoding(most: number): (pixels: number) => boolean {
  let left = most
  return pixels => {
    if (pixels > left) return false
    left -= pixels
    return true
  }
}
