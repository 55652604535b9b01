import { limits } from '#core/limits.ts'

/** Decompresses gzip. Stops once the output exceeds the limit of a script file, so that a small body can't fill the memory. */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const decompressed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of decompressed) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limits.file.bytes) break
  }
  return new Uint8Array(await new Blob(chunks.map(chunk => new Uint8Array(chunk))).arrayBuffer())
}
