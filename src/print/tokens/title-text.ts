import { cutText } from '#core/cut-text.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { type TypesetText, typesetHeading } from '../page/text-block.ts'
import { measureText } from '../typeset/faces.ts'
import { headingFace, sizeInFace } from '../typeset/heading-face.ts'
import { lineWidth } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { breakLetters } from '../writing/private-letters.ts'
import type { TokenText } from './token-plan.ts'

/** Type sizes and line height of a title, in units of a token 100 wide. */
const sizes = { largest: 17, least: 5, step: 0.5, lead: 1.08 } as const
/** Largest radius and half the largest height of the lines, in units of a token 100 wide. */
const area = { radius: 34, halfHeight: 21 } as const
/** Ends of words: spaces, and ideographs, which may end a line. */
const wordEnds = new RegExp(` |(?<=[${breakLetters}])`, 'u')

/** The circle that the lines are within, in units of a token 100 wide. */
interface Circle {
  middle: number
  radius: number
}

/**
 * Sets a title in centred lines in the middle of a token, in the largest size that breaks no word. A title that is too
 * long for the smallest size is cut with an ellipsis.
 *
 * @param inner the smallest distance of other text from the token's centre, in units of a token 100 wide
 * @param unit a hundredth of the token's diameter, in points
 */
export function planTitleText(title: string, inner: number, unit: number, context: PlanContext): TokenText {
  const radius = Math.min(area.radius, inner - 2)
  const circle = { radius, middle: 50 - (area.radius - radius) / 3 }
  let [text, fitted] = [title, fitTitle(title, circle, unit, context)]
  while (!fitted) {
    text = cutText(text, Math.floor([...text].length * 0.8))
    fitted = fitTitle(text, circle, unit, context)
  }
  return centreLines(fitted, circle, unit)
}

/** The title in its largest size; undefined when it is too long. In the smallest size words may break. */
function fitTitle(
  title: string,
  { radius }: Circle,
  unit: number,
  context: PlanContext
): TypesetText | undefined {
  for (let size = sizes.largest; size >= sizes.least; size -= sizes.step) {
    const style = { size: size * unit, lead: size * sizes.lead * unit }
    const widest = size > sizes.least ? widestWord(title, style.size, context) : 0
    const halfLine = (size * sizes.lead) / 2
    for (let half = halfLine; half <= area.halfHeight; half += halfLine) {
      const width = 2 * Math.sqrt(radius ** 2 - half ** 2) * unit
      if (widest > width) break
      const text = typesetHeading(title, style, width, context)
      if (text.lines.length * halfLine <= half) return text
    }
  }
  return undefined
}

function widestWord(title: string, size: number, context: PlanContext): number {
  const face = headingFace(context, title)
  const measure = (word: string) => measureText(context.faces[face], word, sizeInFace(face, size))
  return Math.max(...replaceMissingLetters(title, context.faces[face]).split(wordEnds).map(measure))
}

const centreLines = ({ lines, style }: TypesetText, { middle }: Circle, unit: number): TokenText => ({
  style,
  lines: lines.map((line, index) => ({
    line,
    left: 50 * unit - lineWidth(line) / 2,
    top: middle * unit + (index - lines.length / 2) * style.lead
  }))
})
