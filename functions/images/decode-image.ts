import decoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import decode, { init } from '@jsquash/webp/decode'
import type { Pixels } from '#images/codecs/encode-png.ts'
import type { ImageFile } from '#images/fetch-image.ts'
import { renderPixels } from './render-png.ts'

/** Decodes a WebP; undefined when it is broken or animated. */
export async function decodeWebp(webp: Uint8Array<ArrayBuffer>): Promise<Pixels | undefined> {
  try {
    // A new WebAssembly instance per image, so that its memory is freed afterwards.
    await init({ instantiateWasm })
    const { data, width, height } = await decode(webp.buffer)
    return { rgba: new Uint8Array(data.buffer), width, height }
  } catch {
    return undefined
  }
}

function instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
  const instance = new WebAssembly.Instance(decoder, imports)
  done(instance)
  return instance.exports
}

/** The maximum pixels of the longer side after decoding; enough for an icon. */
const maxSide = 1024

/** Decodes a JPEG by rendering it, scaled down to at most 1024 pixels; undefined when it is broken. */
export async function decodeJpeg({ bytes, width, height }: ImageFile): Promise<Pixels | undefined> {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const [scaledWidth, scaledHeight] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale))
  ]
  const image = `<image href="data:image/jpeg;base64,${bytes.toBase64()}" width="${scaledWidth}" height="${scaledHeight}" preserveAspectRatio="none"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scaledWidth}" height="${scaledHeight}">${image}</svg>`
  const pixels = await renderPixels(svg, scaledWidth)
  // resvg skips an image that it can't decode, which leaves all pixels empty.
  return pixels.rgba.some(byte => byte > 0) ? pixels : undefined
}
