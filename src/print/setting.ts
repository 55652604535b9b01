import { balanceLines, breakLines, type Line, type Run, type Type, widthOf } from './lines.ts'
import { colours } from './paper.ts'
import type { Block, Placed } from './placed.ts'
import { placeLines } from './placed.ts'
import { authorFace, headingFace, type PlanContext, sizeIn } from './plan.ts'

/** Text in one style, broken into lines. */
export interface SetText {
  lines: readonly Line[]
  type: Type
}

/** `lead` is the distance between baselines. Sizes are in points. */
interface ColouredStyle {
  size: number
  lead: number
  colour?: string
}

/** Breaks a heading into lines of similar width, in a face that has all its letters. */
export function setHeading(text: string, style: ColouredStyle, width: number, context: PlanContext): SetText {
  const face = headingFace(context, text)
  const runs = [{ text, face, colour: style.colour ?? context.palette.heading }]
  const type: Type = { size: sizeIn(face, style.size), lead: style.lead }
  return { lines: balanceLines(runs, context.faces, type, width), type }
}

/** Breaks text into lines in the italic heading face. */
export function setItalic(
  text: string,
  { size, lead, colour = colours.softInk }: ColouredStyle,
  width: number,
  context: PlanContext
): SetText {
  const face = authorFace(context, text)
  return setRuns([{ text, face, colour }], { size: sizeIn(face, size), lead }, width, context)
}

/** Breaks runs into lines. */
export const setRuns = (
  runs: readonly Run[],
  style: Type,
  width: number,
  { faces }: PlanContext
): SetText => ({
  lines: breakLines(runs, faces, style, width),
  type: style
})

/** Height of all lines in points. */
export const heightOf = ({ lines, type }: SetText): number => lines.length * type.lead

/** Width of the widest line in points. */
export const breadthOf = ({ lines }: SetText): number => Math.max(0, ...lines.map(widthOf))

/** A block with its lines aligned at `left`. */
export const leftBlock = (text: SetText, left = 0): Block => ({
  height: heightOf(text),
  items: placeLines(text.lines, text.type, left, 0)
})

/** A block with its lines centred between `left` and `left + width`. */
export const centredBlock = ({ lines, type }: SetText, width: number, left = 0): Block => ({
  height: lines.length * type.lead,
  items: lines.map(
    (line, index): Placed => ({
      kind: 'line',
      line,
      type,
      left: left + (width - widthOf(line)) / 2,
      top: index * type.lead
    })
  )
})
