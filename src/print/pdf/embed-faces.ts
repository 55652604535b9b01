import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import {
  drawnFaceIds,
  type Face,
  type FaceId,
  type Faces,
  faceIds,
  type OtherFaceId,
  type OtherLetters,
  type ShapedWord,
  splitWords
} from '../typeset/faces.ts'
import { privateLetter } from '../writing/private-letters.ts'
import { num } from './operands.ts'

/** A face that is embedded in a document. */
export interface PdfFace {
  font: PDFFont
  /** Encodes a text as the operand of the `TJ` operator, with the kerning it was measured with. */
  encode: (text: string) => string
  /** A text with the letters that private letters stand for. */
  read: (text: string) => string
}

/** Returns a function that embeds a face at its first use. Each face is subset to the glyphs of the document. */
export function embedFaces(
  document: PDFDocument,
  faces: Faces
): (id: FaceId | OtherFaceId) => Promise<PdfFace> {
  const embedded = new Map<FaceId | OtherFaceId, Promise<PdfFace>>()
  const drawn = drawnFaces(faces)
  document.registerFontkit({ create: file => adapt(faceOf(drawn, file)) })
  return id => {
    const face = drawn.find(each => each.id === id)
    if (!face) throw new Error(`The face ${id} isn't open`)
    const pdfFace = embedded.get(id) ?? embedFace(document, face)
    embedded.set(id, pdfFace)
    return pdfFace
  }
}

/** What a PDF needs of a face, or of the font of private letters. */
interface DrawnFace extends Pick<Face, 'file' | 'font' | 'shape'> {
  id: FaceId | OtherFaceId
  /** What a glyph stands for. */
  codePointsOf: (codePoints: readonly number[]) => readonly number[]
}

const drawnFaces = (faces: Faces): DrawnFace[] => [
  ...faceIds.map(id => ({ ...faces[id], codePointsOf: (codePoints: readonly number[]) => codePoints })),
  ...[faces.text, faces.bold].flatMap(({ other }) => (other?.isUsed() ? [otherFace(other)] : []))
]

const otherFace = (other: OtherLetters): DrawnFace => ({
  id: other.id,
  ...other.open(),
  shape: other.shapeWord,
  codePointsOf: codePoints => codePoints.flatMap(each => other.glyphOf(each)?.codePoints ?? [])
})

const faceOf = (faces: readonly DrawnFace[], file: Uint8Array): DrawnFace => {
  const face = faces.find(each => each.file === file)
  if (!face) throw new Error('The font file belongs to no open face')
  return face
}

/** Adapts a face to the font engine interface of pdf-lib, with the cache of shaped words. */
const adapt = ({ font, shape, codePointsOf }: DrawnFace) => ({
  postscriptName: font.postscriptName,
  unitsPerEm: font.unitsPerEm,
  ascent: font.ascent,
  descent: font.descent,
  italicAngle: font.italicAngle,
  capHeight: font.capHeight,
  xHeight: font.xHeight,
  bbox: font.bbox,
  characterSet: font.characterSet,
  cff: false,
  glyphForCodePoint: (code: number) => font.glyphForCodePoint(code),
  layout: (word: string) => ({
    glyphs: shape(word).glyphs.map(glyph => ({ ...glyph, codePoints: [...codePointsOf(glyph.codePoints)] }))
  }),
  createSubset: () => font.createSubset()
})

async function embedFace(document: PDFDocument, face: DrawnFace): Promise<PdfFace> {
  const name = `${subsetTag(face.id)}+${face.font.postscriptName}`
  const font = await document.embedFont(face.file, { subset: true, customName: name })
  const encodedWords = new Map<string, string>()
  return {
    font,
    read: text =>
      privateLetter.test(text)
        ? [...text]
            .map(letter => String.fromCodePoint(...face.codePointsOf([letter.codePointAt(0) ?? 0])))
            .join('')
        : text,
    encode: text => {
      const words = splitWords(text).map(word => {
        const encoded =
          encodedWords.get(word) ?? encodeGlyphs(font.encodeText(word).asString(), face.shape(word))
        encodedWords.set(word, encoded)
        return encoded
      })
      return `[${words.join('')}]`.replaceAll('><', '')
    }
  }
}

/** Prefix of six capitals, which marks a font subset in a PDF. */
const subsetTag = (id: FaceId | OtherFaceId) => `BELFR${String.fromCharCode(65 + drawnFaceIds.indexOf(id))}`

/** Combines glyph codes of four hexadecimal digits with the kerning between them, in thousandths of the type size. */
function encodeGlyphs(digits: string, { kerning }: ShapedWord): string {
  let encoded = ''
  let glyphs = ''
  kerning.forEach((adjust, index) => {
    glyphs += digits.slice(index * 4, index * 4 + 4)
    if (Math.abs(adjust) < 0.5) return
    encoded += `<${glyphs}>${num(-Math.round(adjust))}`
    glyphs = ''
  })
  return glyphs ? `${encoded}<${glyphs}>` : encoded
}
