/** Bytes of the record at the end of a zip file without a comment, and of what precedes it in large files. */
const [endBytes, locatorBytes] = [22, 20]
const [endSignature, locatorSignature] = [0x06054b50, 0x07064b50]

/** In large files, stands for a position that another record has. */
const elsewhere = 0xffffffff

/** The number of a zip file's last bytes that `isZipEnd` needs. */
export const zipEndBytes = endBytes + locatorBytes

/**
 * Whether a zip file without a comment is complete: its last record says where the directory of its files is, and that the
 * directory ends where the record begins.
 *
 * @param end The last bytes of the file
 * @param size Bytes of the whole file
 */
export function isZipEnd(end: ArrayBuffer, size: number): boolean {
  const view = new DataView(end)
  const at = view.byteLength - endBytes
  if (at < 0 || view.getUint32(at, true) !== endSignature || view.getUint16(at + 20, true) !== 0) return false
  const [directoryBytes, directoryAt] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)]
  if (directoryAt !== elsewhere) return directoryAt + directoryBytes + endBytes === size
  return at >= locatorBytes && view.getUint32(at - locatorBytes, true) === locatorSignature
}
