import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'
import { type Face, type FaceId, type Faces, faceIds, type ShapedWord, wordsOf } from './faces.ts'
import { n } from './pdf-number.ts'

/** A face of one document: its name in the page's resources, and the words of the document in its glyphs. */
export interface PdfFace {
  font: PDFFont
  /** The words as the operand of a PDF text operator, kerned as they were measured. */
  encode: (text: string) => string
}

/** Embeds faces into a document at their first use, each cut down to the glyphs that were used. */
export function embedFaces(document: PDFDocument, faces: Faces): (id: FaceId) => Promise<PdfFace> {
  const embedded = new Map<FaceId, Promise<PdfFace>>()
  document.registerFontkit({ create: file => adapt(faceOf(faces, file)) })
  return id => {
    const known = embedded.get(id) ?? embedFace(document, faces[id])
    embedded.set(id, known)
    return known
  }
}

const faceOf = (faces: Faces, file: Uint8Array): Face => {
  const id = faceIds.find(each => faces[each].file === file)
  if (!id) throw new Error('A document asks for a font that was not opened')
  return faces[id]
}

/** What the PDF library asks of a font engine, answered from the words that are already shaped. */
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
  const known = new Map<string, string>()
  return {
    font,
    encode: text => {
      const words = wordsOf(text).map(word => {
        const spelt = known.get(word) ?? spell(font.encodeText(word).asString(), face.shape(word))
        known.set(word, spelt)
        return spelt
      })
      return `[${words.join('')}]`.replaceAll('><', '')
    }
  }
}

/** Six capitals before a font's name tell readers that only some of its glyphs are there. */
const subsetTag = (id: FaceId) => `BELFR${String.fromCharCode(65 + faceIds.indexOf(id))}`

/** Four digits a glyph, with the kerning between them in thousandths. */
function spell(digits: string, { kerning }: ShapedWord): string {
  let spelt = ''
  let open = ''
  kerning.forEach((adjust, index) => {
    open += digits.slice(index * 4, index * 4 + 4)
    if (Math.abs(adjust) < 0.5) return
    spelt += `<${open}>${n(-Math.round(adjust))}`
    open = ''
  })
  return open ? `${spelt}<${open}>` : spelt
}
