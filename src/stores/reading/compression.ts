import { limits } from '#core/limits.ts'
import type { Decompress } from '#core/sharing/unpack.ts'

/** Compresses the UTF-8 of a text with the browser's `CompressionStream`. */
export const gzip = (text: string) => compress(text, 'gzip')

/** As `gzip`, with raw deflate. */
export const deflateRaw = (text: string) => compress(text, 'deflate-raw')

async function compress(text: string, format: CompressionFormat): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(format))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Decompresses with the browser's `DecompressionStream`; stops once the output exceeds `limits.file.bytes`. */
export const decompress: Decompress = async (bytes, format) => {
  const packed = new Blob([new Uint8Array(bytes)]).stream()
  const reader = packed.pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  while (length <= limits.file.bytes) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
  }
  await reader.cancel()
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
