/** Draws an image and writes it as a file. */
export async function drawImageFile(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
  type = 'image/png'
): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  paint(context)
  const extension = type.replace('image/', '.')
  return new File([await canvas.convertToBlob({ type, quality: 0.9 })], `image${extension}`, { type })
}

/** A red disc in the middle of a white square. */
export const discFile = (side = 200) =>
  drawImageFile(side, side, context => {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, side, side)
    context.fillStyle = '#c81414'
    context.arc(side / 2, side / 2, side / 4, 0, 7)
    context.fill()
  })

/** A picture like a photo, as a JPEG: gradients, shapes and noise. */
export const photoFile = (width: number, height: number) =>
  drawImageFile(
    width,
    height,
    context => {
      const sky = context.createLinearGradient(0, 0, width, height)
      sky.addColorStop(0, '#9db8d9')
      sky.addColorStop(1, '#40342a')
      context.fillStyle = sky
      context.fillRect(0, 0, width, height)
      for (let spot = 0; spot < 4000; spot++) {
        context.fillStyle = `hsl(${(spot * 47) % 360} 40% ${(spot * 31) % 100}% / 0.3)`
        context.fillRect((spot * 7919) % width, (spot * 104729) % height, width / 40, height / 60)
      }
    },
    'image/jpeg'
  )

/** Adds the orientation that cameras write to a JPEG: 6 has to be turned clockwise by a quarter. */
export async function withOrientation(jpeg: Blob, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const exif = [
    ...[0xff, 0xe1, 0, 34],
    ...[0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  ]
  return new File([bytes.subarray(0, 2), new Uint8Array(exif), bytes.subarray(2)], 'turned.jpg')
}

/** The pixel of an image at a place: red, green, blue and opacity. */
export async function pixelOf(blob: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])]
}

export async function sizeOf(blob: Blob): Promise<string> {
  const { width, height } = await createImageBitmap(blob)
  return `${width}x${height}`
}
