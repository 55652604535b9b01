/** Dots per inch of images for print. */
export const printDpi = 300

/** The PNG chunk `pHYs` with length and checksum: 11,811 pixels per metre in both directions. */
const physChunk = Uint8Array.of(
  ...[0, 0, 0, 9],
  ...[0x70, 0x48, 0x59, 0x73],
  ...[0, 0, 0x2e, 0x23],
  ...[0, 0, 0x2e, 0x23],
  1,
  ...[0x78, 0xa5, 0x3f, 0x76]
)

/** Offset after the signature and the header chunk of every PNG. */
const headEnd = 33

/** Returns a copy of a PNG that declares 300 dpi, so that programs print it at its actual size. */
export function withPrintDpi(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const scaled = new Uint8Array(png.length + physChunk.length)
  scaled.set(png.subarray(0, headEnd))
  scaled.set(physChunk, headEnd)
  scaled.set(png.subarray(headEnd), headEnd + physChunk.length)
  return scaled
}
