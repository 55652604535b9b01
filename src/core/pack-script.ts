import { encodeBase64 } from './base64.ts'
import type { ScriptFile } from './script-file.ts'

/** Compresses the UTF-8 bytes of a text with gzip. */
export type Gzip = (text: string) => Promise<Uint8Array>

/**
 * Encodes a script file for the `script=` parameter of a link: gzipped JSON as plain base64. The publisher's script
 * tool reads the same format. `readShareLink` decodes it and must keep decoding links of every earlier version.
 */
export const packScript = async (file: ScriptFile, gzip: Gzip): Promise<string> =>
  encodeBase64(await gzip(JSON.stringify(file)))
