import { balanceLines, breakLines, type Line, type Run, type Type, widthOf } from './lines.ts'
import { colours } from './paper.ts'
import type { Block, Placed } from './placed.ts'
import { placeLines } from './placed.ts'
import { authorFace, headingFace, type PlanContext, sizeIn } from './plan.ts'

/** Words in one look, broken into lines. */
export interface SetText {
  lines: readonly Line[]
  type: Type
}

interface Look {
  size: number
  lead: number
  colour?: string
}

/** A heading in the face that can spell it, in lines of about one width. */
export function setHeading(text: string, look: Look, width: number, context: PlanContext): SetText {
  const face = headingFace(context, text)
  const runs = [{ text, face, colour: look.colour ?? context.palette.heading }]
  const type = { size: sizeIn(face, look.size), lead: look.lead }
  return { lines: balanceLines(runs, context.faces, type, width), type }
}

/** Words in the italics of headings. */
export function setItalic(text: string, look: Look, width: number, context: PlanContext): SetText {
  const face = authorFace(context, text)
  return setIn(
    [{ text, face, colour: look.colour ?? colours.softInk }],
    look,
    sizeIn(face, look.size),
    width,
    context
  )
}

export const setRuns = (
  runs: readonly Run[],
  type: Type,
  width: number,
  { faces }: PlanContext
): SetText => ({
  lines: breakLines(runs, faces, type, width),
  type
})

const setIn = (runs: readonly Run[], { lead }: Look, size: number, width: number, context: PlanContext) =>
  setRuns(runs, { size, lead }, width, context)

export const heightOf = ({ lines, type }: SetText): number => lines.length * type.lead

/** The widest line's width. */
export const breadthOf = ({ lines }: SetText): number => Math.max(0, ...lines.map(widthOf))

/** Lines from the left edge of a block. */
export const leftBlock = (set: SetText, left = 0): Block => ({
  height: heightOf(set),
  items: placeLines(set.lines, set.type, left, 0)
})

/** Lines in the middle between `left` and `left + width`. */
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
