import { hexOf } from '#drawing/pixels/colour-space.ts'

/** Pixels of each side of the square whose mean is picked: a single pixel may be noise. */
const side = 3

/** The colour of an image at a point, in pixels, as `#85171a`; undefined where it is transparent. */
export async function pickColour(blob: Blob, x: number, y: number): Promise<string | undefined> {
  const bitmap = await createImageBitmap(blob, Math.floor(x) - 1, Math.floor(y) - 1, side, side)
  const context = new OffscreenCanvas(side, side).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const data = context?.getImageData(0, 0, side, side).data ?? []
  const sums = [0, 0, 0]
  let opacity = 0
  for (let at = 0; at < data.length; at += 4) {
    const weight = data[at + 3] ?? 0
    opacity += weight
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0) * weight
  }
  if (opacity < 255) return undefined
  return hexOf([(sums[0] ?? 0) / opacity, (sums[1] ?? 0) / opacity, (sums[2] ?? 0) / opacity])
}
