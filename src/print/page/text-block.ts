import { colours } from '../typeset/colours.ts'
import { headingFace, italicFace, sizeInFace } from '../typeset/heading-face.ts'
import { balanceLines, breakLines, type Line, lineWidth, type Run, type TextStyle } from '../typeset/lines.ts'
import { type PlacedBlock, type PlacedItem, placeLines } from './placed-item.ts'
import type { PlanContext } from './plan-context.ts'
import { type Tag, tagOfLine } from './tag.ts'

/** Text in one style, broken into lines. */
export interface TypesetText {
  lines: readonly Line[]
  style: TextStyle
  /** What the text is in the structure of a PDF; as of `PlacedItem`. */
  tag?: Tag
}

/** `lead` is the distance between baselines. Sizes are in points. */
interface ColouredStyle {
  size: number
  lead: number
  colour?: string
  tag?: Tag
}

/** Breaks a heading into lines of similar width, in a face that has all its letters. */
export function typesetHeading(
  text: string,
  style: ColouredStyle,
  width: number,
  context: PlanContext
): TypesetText {
  const face = headingFace(context, text)
  const runs = [{ text, face, colour: style.colour ?? context.palette.headingColour }]
  const type: TextStyle = { size: sizeInFace(face, style.size), lead: style.lead }
  const lines = balanceLines(runs, context.faces, type, width)
  return { lines, style: type, ...(style.tag && { tag: style.tag }) }
}

/** Breaks text into lines in the italic heading face. */
export function typesetItalic(
  text: string,
  { size, lead, colour = colours.softInk }: ColouredStyle,
  width: number,
  context: PlanContext
): TypesetText {
  const face = italicFace(context, text)
  return typesetRuns([{ text, face, colour }], { size: sizeInFace(face, size), lead }, width, context)
}

/** Breaks runs into lines. */
export const typesetRuns = (
  runs: readonly Run[],
  style: TextStyle,
  width: number,
  { faces }: PlanContext
): TypesetText => ({
  lines: breakLines(runs, faces, style, width),
  style
})

/** Height of all lines in points. */
export const textBlockHeight = ({ lines, style }: TypesetText): number => lines.length * style.lead

/** Width of the widest line in points. */
export const textBlockWidth = ({ lines }: TypesetText): number => Math.max(0, ...lines.map(lineWidth))

/** A block with its lines aligned at `left`. */
export const leftAlignedBlock = (text: TypesetText, left = 0): PlacedBlock => ({
  height: textBlockHeight(text),
  items: placeLines(text.lines, text.style, left, 0, text.tag)
})

/** A block with its lines centred between `left` and `left + width`. */
export const centredBlock = ({ lines, style, tag }: TypesetText, width: number, left = 0): PlacedBlock => ({
  height: lines.length * style.lead,
  items: lines.map(
    (line, index): PlacedItem => ({
      kind: 'line',
      line,
      style,
      left: left + (width - lineWidth(line)) / 2,
      top: index * style.lead,
      ...(tag && { tag: tagOfLine(tag, index) })
    })
  )
})
