import { type PDFDocument, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { decodePng } from '#images/codecs/decode-png.ts'
import { deflate, isFullyOpaque, toRgb } from '#images/codecs/encode-png.ts'
import { readJpegFrame } from '#images/codecs/jpeg-frame.ts'
import { type PngChunks, readPngChunks } from '#images/codecs/png-chunks.ts'
import { filterRows } from '#images/codecs/png-filters.ts'
import type { PrintImage } from '#images/print-image.ts'

/** Embeds an image in a document: a JPEG unchanged, a PNG with its alpha channel as a soft mask. */
export function embedImage(image: PrintImage, document: PDFDocument): Promise<PDFRef> | PDFRef {
  return image.type === 'image/jpeg' ? embedJpeg(image, document) : embedPng(image, document)
}

function embedJpeg(image: PrintImage, document: PDFDocument): PDFRef {
  const { buffer, byteOffset, byteLength } = image.data
  const frame = readJpegFrame(new DataView(buffer, byteOffset, byteLength))
  if (!frame) throw new Error('A checked image is not a JPEG')
  const colourSpace = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[frame.channels]
  return embed(document, image, image.data, {
    Filter: 'DCTDecode',
    ColorSpace: colourSpace,
    // Programs that write CMYK JPEGs invert the four inks.
    ...(frame.channels === 4 && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] })
  })
}

async function embedPng(image: PrintImage, document: PDFDocument): Promise<PDFRef> {
  const { width, height, data } = image
  const chunks = readPngChunks(data)
  if (chunks && canReuseRows(chunks)) {
    const compressed = new Uint8Array(await new Blob(chunks.compressed).arrayBuffer())
    return embed(document, image, compressed, compressedEntries(width, 3))
  }
  const rgba = new Uint8Array(4 * width * height)
  const isWhole = await decodePng(data, (row, y) => rgba.set(row, 4 * width * y))
  if (!isWhole) throw new Error('A checked image is not a PNG')
  const rgb = await compressSamples(toRgb(rgba), width, 3)
  if (isFullyOpaque(rgba)) return embed(document, image, rgb.bytes, rgb.entries)
  const alpha = new Uint8Array(width * height)
  for (let index = 0; index < alpha.length; index++) alpha[index] = rgba[4 * index + 3] ?? 0
  const mask = await compressSamples(alpha, width, 1)
  const maskRef = embed(document, image, mask.bytes, mask.entries)
  return embed(document, image, rgb.bytes, { ...rgb.entries, SMask: maskRef })
}

/** Whether a PDF can use the compressed rows of a PNG unchanged: 8-bit RGB, opaque, not interlaced. */
const canReuseRows = ({ channels, depth, isInterlaced, transparency }: PngChunks) =>
  channels === 3 && depth === 8 && !isInterlaced && !transparency

async function compressSamples(samples: Uint8Array, width: number, channels: 1 | 3) {
  return {
    bytes: await deflate(filterRows(samples, width, channels)),
    entries: compressedEntries(width, channels)
  }
}

const compressedEntries = (width: number, channels: 1 | 3) => ({
  Filter: 'FlateDecode',
  ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
  DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width }
})

type Entries = Parameters<PDFDocument['context']['flateStream']>[1] & object

function embed({ context }: PDFDocument, { width, height }: PrintImage, bytes: Uint8Array, entries: Entries) {
  const head = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const dictionary = context.obj({ ...head, ...entries })
  return context.register(PDFRawStream.of(dictionary, bytes))
}
