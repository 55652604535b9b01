import { type Faces, measureText } from '../typeset/faces.ts'
import { fillLines, type Line, lineWidth, type Run, type TextStyle } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { abilityRuns } from '../typeset/text-runs.ts'

/** One line of an ability; `left` and `top` are points from the token's upper left corner. */
export interface AbilityLine {
  line: Line
  left: number
  top: number
}

export interface AbilityPlan {
  style: TextStyle
  lines: readonly AbilityLine[]
  /** Bottom of the text, in units of a token 100 wide. */
  bottom: number
}

/** Largest type size, in units of a token 100 wide; smallest in points, because smaller type is unreadable. */
const maxSize = 5.9
const minSize = 6.5
const sizeStep = 0.5
/**
 * Area of the text, in units of a token 100 wide: the first line begins between `top` and `lowest`, the last one ends
 * above `bottom`, and no line reaches further than `radius` from the centre.
 */
const textArea = { top: 15.5, lowest: 22, bottom: 52, radius: 38 } as const
/** Lines above `bottom` are at most `width` wide when the setup leaf is on the ring. */
const besideLeaf = { bottom: 27, width: 47 } as const

interface TypesetInput {
  runs: readonly Run[]
  style: TextStyle
  faces: Faces
  /** Points of one unit: a hundredth of the token's diameter. */
  unit: number
  hasLeaf: boolean
}

/**
 * Breaks an ability into lines that follow the round token, under the team's mark.
 *
 * @returns undefined for an empty ability, and when no readable type size leaves room for the icon
 */
export function planAbility(
  ability: string,
  token: { cut: number; hasLeaf: boolean },
  faces: Faces
): AbilityPlan | undefined {
  const text = replaceMissingLetters(ability, faces.text).replace(/\s+/g, ' ').trim()
  if (!text) return undefined
  const runs = abilityRuns(text)
  for (let size = Math.max(minSize, (maxSize * token.cut) / 100); size >= minSize; size -= sizeStep) {
    const style = { size, lead: size * 1.16 }
    const input = { runs, style, faces, unit: token.cut / 100, hasLeaf: token.hasLeaf }
    if (!mayFit(input)) continue
    const plan = typesetLines(input, 2 * textArea.radius)
    if (plan.bottom <= textArea.bottom) return balance(plan, input)
  }
  return undefined
}

/** Whether the text fits into as many lines of full width as the area has. Text that doesn't isn't broken into lines. */
function mayFit({ runs, style, faces, unit }: TypesetInput): boolean {
  const lines = Math.floor(((textArea.bottom - textArea.top) * unit) / style.lead) + 1
  const width = runs.reduce((sum, { text, face }) => sum + measureText(faces[face], text, style.size), 0)
  const hangingSpaces = (lines - 1) * measureText(faces.bold, ' ', style.size)
  return width <= lines * 2 * textArea.radius * unit + hangingSpaces
}

/** Narrows the lines as far as their number allows, so that the last line has no lone word. */
function balance(plan: AbilityPlan, input: TypesetInput): AbilityPlan {
  let balanced = plan
  for (let width = 2 * textArea.radius; width > 0; width -= 2) {
    const narrower = typesetLines(input, width)
    if (narrower.bottom > plan.bottom) break
    balanced = narrower
  }
  return balanced
}

function typesetLines({ runs, style, faces, unit, hasLeaf }: TypesetInput, maxWidth: number): AbilityPlan {
  const lead = style.lead / unit
  const widthAt = (top: number) => {
    const width = Math.min(chordWidth(top), chordWidth(top + lead), maxWidth)
    return unit * (hasLeaf && top < besideLeaf.bottom ? Math.min(width, besideLeaf.width) : width)
  }
  const widestWord = Math.max(
    ...splitWords(runs).map(({ text, face }) => measureText(faces[face], text, style.size))
  )
  let top: number = textArea.top
  while (top < textArea.lowest && widthAt(top) < widestWord) top += 0.5
  const lines: AbilityLine[] = []
  let remaining = runs
  while (remaining.length > 0 && top <= textArea.bottom) {
    const [line = []] = fillLines(remaining, faces, style, widthAt(top))
    lines.push({ line, left: 50 * unit - lineWidth(line) / 2, top: top * unit })
    remaining = runsAfter(remaining, line.map(({ text }) => text).join('').length)
    top += lead
  }
  return { style, lines, bottom: remaining.length > 0 ? Number.POSITIVE_INFINITY : top }
}

/** Width of the text area at a height, in units of a token 100 wide. */
const chordWidth = (height: number) => 2 * Math.sqrt(textArea.radius ** 2 - (50 - height) ** 2)

const splitWords = (runs: readonly Run[]) =>
  runs.flatMap(({ text, face }) => text.split(/[ -]/).map(word => ({ text: word, face })))

/** The runs that remain after `length` characters and the space at the line break. */
function runsAfter(runs: readonly Run[], length: number): Run[] {
  const [first, ...others] = runs
  if (!first) return []
  if (length >= first.text.length) return runsAfter(others, length - first.text.length)
  const text = first.text.slice(length).trimStart()
  return text ? [{ ...first, text }, ...others] : runsAfter(others, 0)
}
