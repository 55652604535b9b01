import decoder from '@jsquash/webp/codec/dec/webp_dec.wasm'
import decode, { init } from '@jsquash/webp/decode'
import type { Pixels } from '#pictures/write-png.ts'

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
