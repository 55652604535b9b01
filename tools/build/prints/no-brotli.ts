/**
 * Stands for Brotli's decompression, which fontkit imports for WOFF2 files, with 120 KB of dictionary after gzip. All fonts that the
 * product reads itself are TrueType or WOFF.
 */
// biome-ignore lint/style/noDefaultExport: fontkit imports this name
export default function decompress(): never {
  throw new Error('WOFF2 fonts can’t be read')
}
