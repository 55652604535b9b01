import type { CompressedContent } from '../db/contents.ts'
import type { ContentPlace } from '../db/versions.ts'
import type { Env } from '../env.ts'
import { contentHash } from '../http/conditional.ts'

type Bucket = Pick<Env['Bindings']['IMAGES'], 'get'>

/** Compresses a document's JSON for storage. */
export async function compressContent(json: string): Promise<CompressedContent> {
  const bytes = new TextEncoder().encode(json)
  const [hash, data] = await Promise.all([
    contentHash(bytes, 32),
    transform(bytes, new CompressionStream('gzip'))
  ])
  return { hash, data }
}

/** Reads a version's JSON from where it is stored; undefined when its object has been deleted meanwhile. */
export async function readContent(
  bucket: Bucket,
  { plain, data, object }: ContentPlace
): Promise<string | undefined> {
  if (plain !== null) return plain
  if (data !== null) return decompressContent(data)
  const stored = object === null ? null : await bucket.get(object)
  return stored ? decompress(new Uint8Array(await stored.arrayBuffer())) : undefined
}

/** The JSON of bytes that `compressContent` has made, as D1 returns them. */
export const decompressContent = (data: readonly number[]) => decompress(Uint8Array.from(data))

const decompress = async (bytes: Uint8Array<ArrayBuffer>) =>
  new TextDecoder().decode(await transform(bytes, new DecompressionStream('gzip')))

async function transform(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const response = new Response(new Blob([bytes]).stream().pipeThrough(stream))
  return new Uint8Array(await response.arrayBuffer())
}
