import type { Inline, Prose } from '#prose/prose.ts'
import { linesOf, onOneBaseline, planProse, planWords } from './almanac-prose.ts'
import { almanac, prose, type Strip } from './almanac-strips.ts'
import { baselineOf, canSpell, measure } from './faces.ts'
import { spell } from './letters.ts'
import { fillLines, type Line, type Run } from './lines.ts'
import { placeLines } from './placed.ts'
import { headingFace, type PlanContext } from './plan.ts'

const linesBeside = 3
const gap = 5
const capSize = 58

/**
 * Prose whose first letter is as tall as three lines. Where it begins with no letter of our faces, or its first paragraph is
 * too short, prose like any other.
 */
export function dropCap(text: Prose, width: number, context: PlanContext): Strip[] {
  const place = { left: almanac.text, width }
  const beginning = beginningOf(text)
  if (!beginning) return planProse(text, place, context)
  const { letter, first, others } = beginning
  const face = headingFace(context, letter)
  if (!canSpell(context.faces[face], letter)) return planProse(text, place, context)
  const indent = measure(context.faces[face], letter, capSize) + gap
  const beside = fillLines(first, context.faces, prose, width - indent).slice(0, linesBeside)
  if (beside.length < linesBeside) return planProse(text, place, context)
  const below = planWords([runsAfter(first, beside, context), ...others], place, context)
  const after = planProse(text.slice(1), place, context)
  const lead = linesBeside * prose.lead
  const down =
    (linesBeside - 1) * prose.lead +
    baselineOf(context.faces.plainHeading, prose.size, prose.lead) -
    baselineOf(context.faces[face], capSize, lead)
  const colour = context.options.accent ? context.palette.heading : context.palette.teams.demon.text
  const cap = fillLines([{ text: letter, face, colour }], context.faces, { size: capSize, lead }, indent)
  const items = [
    ...placeLines(cap, { size: capSize, lead }, almanac.text, down),
    ...placeLines(beside, prose, almanac.text + indent, 0).flatMap(line => onOneBaseline(line, context))
  ]
  return [
    { height: lead, items, keep: below.length > 0 },
    ...below,
    ...(after.length > 0 ? [{ height: 6, items: [], keep: true }, ...after] : [])
  ]
}

/** The letter that a text begins with, what follows it on its line, and the other lines of its paragraph. */
function beginningOf([paragraph]: Prose): { letter: string; first: Run[]; others: Run[][] } | undefined {
  if (paragraph?.kind !== 'paragraph') return undefined
  const [start] = paragraph.children
  const letter = letterOf(start)
  const [[beginning, ...rest] = [], ...others] = linesOf(paragraph.children)
  if (!letter || !beginning) return undefined
  return {
    letter,
    first: [{ ...beginning, text: beginning.text.slice(letter.length).trimStart() }, ...rest],
    others
  }
}

const letterOf = (inline: Inline | undefined) =>
  inline?.kind === 'text' ? inline.text.match(/^\p{L}/u)?.[0] : undefined

/** What of the words the lines before have left over; lines lose the spaces at their ends. */
function runsAfter(runs: readonly Run[], lines: readonly Line[], { faces }: PlanContext): Run[] {
  let used = lines.flatMap(line => line.map(({ text }) => text.replace(/\s/g, ''))).join('').length
  const left = runs.flatMap(run => {
    const text = spell(run.text, faces[run.face])
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
