import { encodeBase64 } from './base64.ts'
import type { ScriptFile } from './script-file.ts'

/** Packs the UTF-8 of a text with gzip. */
export type Gzip = (text: string) => Promise<Uint8Array>

/**
 * What a link carries after `script=`, in plain base64: the gzipped JSON of a script file, which is what the
 * publisher's script tool reads too. share-link.ts unpacks it, and must go on to unpack what any version has packed.
 */
export const packScript = async (file: ScriptFile, gzip: Gzip): Promise<string> =>
  encodeBase64(await gzip(JSON.stringify(file)))
