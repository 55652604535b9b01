import { PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { type Tag, tagNames, tagPrefix } from '../page/tag.ts'
import { invisibleColour } from '../tokens/search-text.ts'
import { drawnFaceIds, type FaceId, type OtherFaceId } from '../typeset/faces.ts'
import { breaksInsideWord } from '../typeset/word-breaks.ts'
import { privateLetter } from '../writing/private-letters.ts'
import { toReadingOrder } from '../writing/reading-order.ts'
import { boxOf, inMatrix } from './draw-shape.ts'
import { colourOperands, num } from './operands.ts'
import type { SvgElement } from './parse-svg.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** A text that is drawn. */
export interface DrawnText {
  operators: string
  /** As it is read: with its letters in place of private ones. '' where its language is marked. */
  text: string
}

/** The face, tag and language that a text has as its font family. */
export function readFamily(family = ''): {
  id: FaceId | OtherFaceId | undefined
  tag: Tag
  language: string | undefined
} {
  const [face, ...others] = family.split(/, ?/)
  const tag = others.find(each => each.startsWith(tagPrefix))?.slice(tagPrefix.length)
  return {
    id: drawnFaceIds.find(each => each.toLowerCase() === face),
    tag: [...tagNames, 'more' as const].find(each => each === tag) ?? 'p',
    language: others.find(each => !each.startsWith(tagPrefix))
  }
}

/** Draws a line of text, or a piece of one. */
export async function drawText(
  { attributes, text }: SvgElement,
  page: PDFPage,
  writer: PdfWriter
): Promise<DrawnText> {
  const { id, language } = readFamily(attributes['font-family'])
  if (!id) throw new Error(`No face for ${attributes['font-family']}`)
  const face = await writer.faceOf(id)
  page.node.setFontDictionary(PDFName.of(id), face.font.ref)
  const { x, y } = boxOf(attributes)
  const spacing = Number(attributes['letter-spacing'] ?? 0)
  const isVisible = attributes.fill !== invisibleColour
  const drawn = text.replaceAll('\u00a0', ' ')
  // The font of private letters has only the letters of their texts.
  const isUnspaced = privateLetter.test(drawn) && drawn.endsWith(' ')
  const words = [
    isVisible ? `${colourOperands(attributes.fill)} rg` : 'q 3 Tr',
    'BT',
    `/${id} ${num(Number(attributes['font-size']))} Tf`,
    `${num(spacing)} Tc`,
    `1 0 0 -1 ${num(x)} ${num(y)} Tm`,
    `${face.encode(isUnspaced ? drawn.trimEnd() : drawn)} TJ`,
    'ET',
    ...(isVisible ? [] : ['Q'])
  ]
  const reordered = toReadingOrder(drawn, face.read) ?? (isUnspaced ? face.read(drawn) : undefined)
  const span = [
    ...(language ? [`/Lang (${language})`] : []),
    ...(reordered === undefined ? [] : [`/ActualText ${PDFHexString.fromText(reordered)}`])
  ].join(' ')
  const operators = inMatrix(attributes.transform, words.join('\n'))
  return {
    operators: span ? `/Span <<${span}>> BDC\n${operators}\nEMC` : operators,
    text: language ? '' : (reordered ?? face.read(drawn))
  }
}

/**
 * Ends each line of a text with the space at which it is broken, so that its last word isn't joined with the first word of the next line.
 * A line in a much larger type size is a letter before its word.
 */
export const endWithSpaces = (elements: readonly SvgElement[]): SvgElement[] =>
  elements.map((element, index) => {
    if (element.name !== 'text' || breaksInsideWord(element.text)) return element
    const next = elements.slice(index + 1, index + 4).find(({ name }) => name === 'text')
    const isBroken =
      next &&
      readFamily(next.attributes['font-family']).tag === 'more' &&
      next.attributes.y !== element.attributes.y &&
      2 * Number(next.attributes['font-size']) > Number(element.attributes['font-size'])
    return isBroken ? { ...element, text: `${element.text} ` } : element
  })
