import type { Inline, Prose } from '#prose/prose.ts'
import { linesOf, onOneBaseline, planProse, planWords } from './almanac-prose.ts'
import { almanac, prose, type Strip } from './almanac-strips.ts'
import { baselineOf, canSpell, measure } from './faces.ts'
import { spell } from './letters.ts'
import { fillLines, type Line, type Run } from './lines.ts'
import { placeLines } from './placed.ts'
import { headingFace, type PlanContext } from './plan.ts'

const capLines = 3
const gap = 5
const capSize = 58

/**
 * Plans Markdown with a first letter as tall as three lines. Plans it without one when the text does not start with a
 * letter of the heading face, or when its first paragraph is too short.
 */
export function dropCap(text: Prose, width: number, context: PlanContext): Strip[] {
  const column = { left: almanac.text, width }
  const start = startOf(text)
  if (!start) return planProse(text, column, context)
  const { letter, first, others } = start
  const face = headingFace(context, letter)
  if (!canSpell(context.faces[face], letter)) return planProse(text, column, context)
  const indent = measure(context.faces[face], letter, capSize) + gap
  const beside = fillLines(first, context.faces, prose, width - indent).slice(0, capLines)
  if (beside.length < capLines) return planProse(text, column, context)
  const below = planWords([runsAfter(first, beside, context), ...others], column, context)
  const after = planProse(text.slice(1), column, context)
  const lead = capLines * prose.lead
  const capTop =
    (capLines - 1) * prose.lead +
    baselineOf(context.faces.plainHeading, prose.size, prose.lead) -
    baselineOf(context.faces[face], capSize, lead)
  const colour = context.options.accent ? context.palette.heading : context.palette.teams.demon.text
  const cap = fillLines([{ text: letter, face, colour }], context.faces, { size: capSize, lead }, indent)
  const items = [
    ...placeLines(cap, { size: capSize, lead }, almanac.text, capTop),
    ...placeLines(beside, prose, almanac.text + indent, 0).flatMap(line => onOneBaseline(line, context))
  ]
  return [
    { height: lead, items, keep: below.length > 0 },
    ...below,
    ...(after.length > 0 ? [{ height: 6, items: [], keep: true }, ...after] : [])
  ]
}

/** The first letter of a text, the rest of its line, and the other lines of its paragraph. */
function startOf([paragraph]: Prose): { letter: string; first: Run[]; others: Run[][] } | undefined {
  if (paragraph?.kind !== 'paragraph') return undefined
  const letter = firstLetter(paragraph.children[0])
  const [[firstRun, ...rest] = [], ...others] = linesOf(paragraph.children)
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
