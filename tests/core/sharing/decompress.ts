import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import type { Decompress } from '#core/sharing/unpack.ts'

const functions = { gzip: gunzipSync, deflate: inflateSync, 'deflate-raw': inflateRawSync }

/** Decompresses with Node, as the browser and the Worker do with their streams. */
export const decompress: Decompress = async (bytes, format) => new Uint8Array(functions[format](bytes))
