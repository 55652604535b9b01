import { downloadZip } from 'client-zip'

/**
 * Packs files into a zip without compression, since PNGs are compressed already.
 *
 * @param files contents by path
 * @param lastModified the date of all files: with a fixed one, equal files give equal bytes
 */
export async function zipFiles(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  lastModified = new Date()
): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input, lastModified }))
  return new Uint8Array(await downloadZip(entries).arrayBuffer())
}
