import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import { type Face, type FaceId, type Faces, faceIds, type ShapedWord, splitWords } from '../typeset/faces.ts'
import { num } from './operands.ts'

/** A face that is embedded in a document. */
export interface PdfFace {
  font: PDFFont
  /** Encodes a text as the operand of the `TJ` operator, with the kerning it was measured with. */
  encode: (text: string) => string
}

/** Returns a function that embeds a face at its first use. Each face is subset to the glyphs of the document. */
export function embedFaces(document: PDFDocument, faces: Faces): (id: FaceId) => Promise<PdfFace> {
  const embedded = new Map<FaceId, Promise<PdfFace>>()
  document.registerFontkit({ create: file => adapt(faceOf(faces, file)) })
  return id => {
    const pdfFace = embedded.get(id) ?? embedFace(document, faces[id])
    embedded.set(id, pdfFace)
    return pdfFace
  }
}

const faceOf = (faces: Faces, file: Uint8Array): Face => {
  const id = faceIds.find(each => faces[each].file === file)
  if (!id) throw new Error('The font file belongs to no open face')
  return faces[id]
}

/** Adapts a face to the font engine interface of pdf-lib, with the cache of shaped words. */
const adapt = ({ font, shape }: Face) => ({
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
  layout: (word: string) => ({ glyphs: shape(word).glyphs }),
  createSubset: () => font.createSubset()
})

async function embedFace(document: PDFDocument, face: Face): Promise<PdfFace> {
  const name = `${subsetTag(face.id)}+${face.font.postscriptName}`
  const font = await document.embedFont(face.file, { subset: true, customName: name })
  const encodedWords = new Map<string, string>()
  return {
    font,
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
const subsetTag = (id: FaceId) => `BELFR${String.fromCharCode(65 + faceIds.indexOf(id))}`

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
