/** A file of a square image. */
export async function aPng(name: string, side = 8) {
  const canvas = new OffscreenCanvas(side, side)
  canvas.getContext('2d')?.fillRect(0, 0, side, side)
  return new File([await canvas.convertToBlob()], `${name}.png`, { type: 'image/png' })
}
