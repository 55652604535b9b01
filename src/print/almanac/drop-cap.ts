import { parseMarkdown } from '#markdown/parse-markdown.ts'
import type { Inline, RichText } from '#markdown/rich-text.ts'
import { continueText, placeLines } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { baselineOffset, hasGlyphsFor, measureText } from '../typeset/faces.ts'
import { headingFace } from '../typeset/heading-face.ts'
import { fillLines, type Line, type Run } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { alignBaselines, planMarkdown, planParagraph, runsByLine } from './plan-markdown.ts'
import { almanacLayout, bodyStyle, type Strip } from './strips.ts'

const capLines = 3
const gap = 5
const capSize = 58

/**
 * Plans Markdown with a first letter as tall as three lines. Plans it without one when the text does not start with a
 * letter of the heading face, or when its first paragraph is too short.
 */
export function planDropCap(markdown: string, width: number, context: PlanContext): Strip[] {
  const text = parseMarkdown(markdown)
  const column = { left: almanacLayout.text, width }
  const start = startOf(text)
  if (!start) return planMarkdown(text, column, context)
  const { letter, first, others } = start
  const face = headingFace(context, letter)
  if (!hasGlyphsFor(context.faces[face], letter)) return planMarkdown(text, column, context)
  const indent = measureText(context.faces[face], letter, capSize) + gap
  const beside = fillLines(first, context.faces, bodyStyle, width - indent).slice(0, capLines)
  if (beside.length < capLines) return planMarkdown(text, column, context)
  const below = planParagraph([runsAfter(first, beside, context), ...others], column, context)
  const after = planMarkdown(text.slice(1), column, context)
  const lead = capLines * bodyStyle.lead
  const capTop =
    (capLines - 1) * bodyStyle.lead +
    baselineOffset(context.faces.plainHeading, bodyStyle.size, bodyStyle.lead) -
    baselineOffset(context.faces[face], capSize, lead)
  const colour = context.options.accent ? context.palette.headingColour : context.palette.teams.demon.text
  const cap = fillLines([{ text: letter, face, colour }], context.faces, { size: capSize, lead }, indent)
  const items = [
    ...placeLines(cap, { size: capSize, lead }, almanacLayout.text, capTop, 'p'),
    ...placeLines(beside, bodyStyle, almanacLayout.text + indent, 0, 'more').flatMap(line =>
      alignBaselines(line, context)
    )
  ]
  return [
    { height: lead, items, keep: below.length > 0 },
    ...below.map(strip => ({ ...strip, items: continueText(strip.items) })),
    ...(after.length > 0 ? [{ height: 6, items: [], keep: true }, ...after] : [])
  ]
}

/** The first letter of a text, the rest of its line, and the other lines of its paragraph. */
function startOf([paragraph]: RichText): { letter: string; first: Run[]; others: Run[][] } | undefined {
  if (paragraph?.kind !== 'paragraph') return undefined
  const letter = firstLetter(paragraph.children[0])
  const [[firstRun, ...rest] = [], ...others] = runsByLine(paragraph.children)
  if (!letter || !firstRun) return undefined
  return {
    letter,
    first: [{ ...firstRun, text: firstRun.text.slice(letter.length).trimStart() }, ...rest],
    others
  }
}

const firstLetter = (inline: Inline | undefined) =>
  inline?.kind === 'text' ? inline.text.match(/^\p{L}/u)?.[0] : undefined

/** The text of `runs` after the given lines. Lines have lost the spaces at their ends, so only other letters are counted. */
function runsAfter(runs: readonly Run[], lines: readonly Line[], { faces }: PlanContext): Run[] {
  let used = lines.flatMap(line => line.map(({ text }) => text.replace(/\s/g, ''))).join('').length
  const left = runs.flatMap(run => {
    const text = replaceMissingLetters(run.text, faces[run.face])
    let at = 0
    while (used > 0 && at < text.length) {
      if (!/\s/.test(text[at] ?? '')) used--
      at++
    }
    return at < text.length ? [{ ...run, text: text.slice(at) }] : []
  })
  const [first, ...others] = left
  return first ? [{ ...first, text: first.text.trimStart() }, ...others] : []
}
