import { almanac, planLines, planProse, prose, proseRun, type Strip } from './almanac-strips.ts'
import { baselineOf, measure } from './faces.ts'
import { fillLines, type Line } from './lines.ts'
import { placeLines } from './placed.ts'
import { headingFace, type PlanContext } from './plan.ts'

const linesBeside = 3
const gap = 5
const capSize = 58

/**
 * Prose whose first letter is as tall as three lines. Where it begins with no letter, or its first paragraph is
 * too short, prose like any other.
 */
export function dropCap(text: string, width: number, context: PlanContext): Strip[] {
  const plainProse = () => planProse(text, almanac.text, width, context)
  const [, letter = '', after = ''] = text.match(/^(\p{L})(.*)$/mu) ?? []
  if (!letter || !text.startsWith(letter)) return plainProse()
  const face = headingFace(context, letter)
  const first = after.trimStart()
  const indent = measure(context.faces[face], letter, capSize) + gap
  const beside = fillLines([proseRun(first)], context.faces, prose, width - indent).slice(0, linesBeside)
  if (beside.length < linesBeside) return plainProse()
  const rest = wordsAfter(first, beside)
  const below = rest ? planLines([proseRun(rest)], prose, { left: almanac.text, width }, context) : []
  const others = planProse(text.slice(letter.length + after.length), almanac.text, width, context)
  const lead = linesBeside * prose.lead
  const down =
    (linesBeside - 1) * prose.lead +
    baselineOf(context.faces.plainHeading, prose.size, prose.lead) -
    baselineOf(context.faces[face], capSize, lead)
  const colour = context.options.accent ? context.palette.heading : context.palette.teams.demon.text
  const cap = fillLines([{ text: letter, face, colour }], context.faces, { size: capSize, lead }, indent)
  const items = [
    ...placeLines(cap, { size: capSize, lead }, almanac.text, down),
    ...placeLines(beside, prose, almanac.text + indent, 0)
  ]
  return [
    { height: lead, items, keep: below.length > 0 },
    ...below,
    ...(others.length > 0 ? [{ height: 6, items: [], keep: true }, ...others] : [])
  ]
}

/** What of a text the lines before have left over; lines lose the spaces at their ends. */
function wordsAfter(text: string, lines: readonly Line[]): string {
  const spaces = /\s/
  let left = lines
    .flatMap(line => line.map(piece => piece.text))
    .join('')
    .replace(/\s/g, '').length
  let at = 0
  const normal = text.normalize('NFC')
  while (left > 0 && at < normal.length) {
    if (!spaces.test(normal[at] ?? '')) left--
    at++
  }
  return normal.slice(at).trim()
}
