import type { PrintImage } from '#images/print-image.ts'
import { readUploadHeader } from '#images/upload-header.ts'
import { printDpi } from '#print/png/print-dpi.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { widthOfToken } from '#print/tokens/token-plan.ts'
import { tokenSize } from '#print/tokens/token-size.ts'
import { type Shade, shadesOf } from '#print/tokens/token-veil.ts'
import { readDeviceImage } from '#stores/device-images/device-images.ts'

/** The user's image behind character tokens, as large as they need it. */
interface LoadedBackground {
  image: PrintImage
  shades: readonly Shade[]
}

let last: { key: string; loaded: LoadedBackground } | undefined

/** The middle square of an image of this device, for tokens of a print. Undefined when this browser doesn't have it or can't read it. */
export async function loadTokenBackground(
  address: string,
  options: PrintOptions
): Promise<LoadedBackground | undefined> {
  const side = Math.ceil((widthOfToken(tokenSize('character', options)) / 72) * printDpi)
  const key = `${side} ${address}`
  if (last?.key === key) return last.loaded
  const file = await readDeviceImage(address)
  const loaded = file && (await prepare(file, side).catch(() => undefined))
  if (loaded) last = { key, loaded }
  return loaded
}

const quality = 0.9

/** Cuts out the middle square, scales it down to `side` pixels, and makes clear parts white. */
async function prepare(file: Blob, side: number): Promise<LoadedBackground | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = readUploadHeader(bytes)
  if (!header.ok) return undefined
  const bitmap = await createImageBitmap(new Blob([bytes], { type: header.value.type }))
  const square = Math.min(bitmap.width, bitmap.height)
  const size = Math.min(side, square)
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2d context for OffscreenCanvas')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  const [left, top] = [(bitmap.width - square) / 2, (bitmap.height - square) / 2]
  context.drawImage(bitmap, left, top, square, square, 0, 0, size, size)
  bitmap.close()
  const rgba = new Uint8Array(context.getImageData(0, 0, size, size).data.buffer)
  const type = 'image/jpeg'
  const data = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer())
  return {
    image: { type, data, width: size, height: size },
    shades: shadesOf({ rgba, width: size, height: size })
  }
}
