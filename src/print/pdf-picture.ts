import { type PDFDocument, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { readJpegFrame } from '#pictures/jpeg-frame.ts'
import type { Picture } from '#pictures/picture.ts'
import { type PngParts, readPngParts } from '#pictures/png-parts.ts'
import { filterRows } from '#pictures/png-rows.ts'
import { readPng } from '#pictures/read-png.ts'
import { colourSamples, hasNoClear, pack } from '#pictures/write-png.ts'

/** Puts a picture into a document: a JPEG as it is, a PNG with its opacity beside it. */
export function embedPicture(picture: Picture, document: PDFDocument): Promise<PDFRef> | PDFRef {
  return picture.type === 'image/jpeg' ? embedJpeg(picture, document) : embedPng(picture, document)
}

function embedJpeg(picture: Picture, document: PDFDocument): PDFRef {
  const { buffer, byteOffset, byteLength } = picture.data
  const frame = readJpegFrame(new DataView(buffer, byteOffset, byteLength))
  if (!frame) throw new Error('A picture that was checked is no JPEG')
  const inks = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[frame.channels]
  return embed(document, picture, picture.data, {
    Filter: 'DCTDecode',
    ColorSpace: inks,
    // Programs that write the four inks write how much paper is left between them.
    ...(frame.channels === 4 && { Decode: [1, 0, 1, 0, 1, 0, 1, 0] })
  })
}

async function embedPng(picture: Picture, document: PDFDocument): Promise<PDFRef> {
  const { width, height, data } = picture
  const parts = readPngParts(data)
  if (parts && isReady(parts)) {
    const packed = new Uint8Array(await new Blob(parts.packed).arrayBuffer())
    return embed(document, picture, packed, packedEntries(width, 3))
  }
  const rgba = new Uint8Array(4 * width * height)
  const isWhole = await readPng(data, (row, y) => rgba.set(row, 4 * width * y))
  if (!isWhole) throw new Error('A picture that was checked is no PNG')
  const colours = await packSamples(colourSamples(rgba), width, 3)
  if (hasNoClear(rgba)) return embed(document, picture, colours.bytes, colours.entries)
  const opacity = new Uint8Array(width * height)
  for (let index = 0; index < opacity.length; index++) opacity[index] = rgba[4 * index + 3] ?? 0
  const mask = await packSamples(opacity, width, 1)
  const maskRef = embed(document, picture, mask.bytes, mask.entries)
  return embed(document, picture, colours.bytes, { ...colours.entries, SMask: maskRef })
}

/** Whether a PNG's rows are packed as a PDF has them: colours of eight bits, all opaque. */
const isReady = ({ channels, depth, isInterlaced, clear }: PngParts) =>
  channels === 3 && depth === 8 && !isInterlaced && !clear

async function packSamples(samples: Uint8Array, width: number, channels: 1 | 3) {
  return { bytes: await pack(filterRows(samples, width, channels)), entries: packedEntries(width, channels) }
}

const packedEntries = (width: number, channels: 1 | 3) => ({
  Filter: 'FlateDecode',
  ColorSpace: channels === 1 ? 'DeviceGray' : 'DeviceRGB',
  DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: 8, Columns: width }
})

type Entries = Parameters<PDFDocument['context']['flateStream']>[1] & object

function embed({ context }: PDFDocument, { width, height }: Picture, bytes: Uint8Array, entries: Entries) {
  const head = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const dictionary = context.obj({ ...head, ...entries })
  return context.register(PDFRawStream.of(dictionary, bytes))
}
