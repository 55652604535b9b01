import { limits } from '#core/limits.ts'

/** Unpacks gzip, and stops once there is more than a script file may have, so that no small body fills the memory. */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const unpacked = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of unpacked) {
    parts.push(part)
    length += part.length
    if (length > limits.file.bytes) break
  }
  return new Uint8Array(await new Blob(parts.map(part => new Uint8Array(part))).arrayBuffer())
}
