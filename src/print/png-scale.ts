/** Dots to an inch of paper: what printers expect of a picture. */
export const printDotsPerInch = 300

/** PNG's chunk pHYs: 11,811 pixels a metre in both directions, with its length before and its checksum behind. */
const scale = Uint8Array.of(
  ...[0, 0, 0, 9],
  ...[0x70, 0x48, 0x59, 0x73],
  ...[0, 0, 0x2e, 0x23],
  ...[0, 0, 0x2e, 0x23],
  1,
  ...[0x78, 0xa5, 0x3f, 0x76]
)

/** Where the signature and the header of every PNG end. */
const headEnd = 33

/** A PNG that says it is 300 dots to the inch, so that programs print it at its true size. */
export function atPrintScale(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const scaled = new Uint8Array(png.length + scale.length)
  scaled.set(png.subarray(0, headEnd))
  scaled.set(scale, headEnd)
  scaled.set(png.subarray(headEnd), headEnd + scale.length)
  return scaled
}
