import type { R2Bucket } from '@cloudflare/workers-types'

/** A bucket in memory with the methods that the Worker's own code calls. */
export function createMemoryBucket() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const bucket = {
    async put(key: string, value: Uint8Array<ArrayBuffer>) {
      objects.set(key, value)
    },
    async get(key: string) {
      const bytes = objects.get(key)
      return bytes ? { arrayBuffer: async () => bytes.buffer } : null
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    }
  }
  return { IMAGES: bucket as unknown as R2Bucket, objects }
}
