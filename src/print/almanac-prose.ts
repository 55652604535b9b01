import type { Lead } from '#prose/leads.ts'
import { type Block, type Inline, plainText } from '#prose/prose.ts'
import { air, planLines, prose, type Strip } from './almanac-strips.ts'
import { baselineOf, type FaceId } from './faces.ts'
import type { Run } from './lines.ts'
import { plain } from './marks.ts'
import { colours } from './paper.ts'
import { type Placed, placeLines } from './placed.ts'
import { headingFace, type PlanContext, sizeIn } from './plan.ts'
import { setRuns } from './setting.ts'

/** A column, in points. */
interface Place {
  left: number
  width: number
}

const indent = 14
const between = { blocks: 6, items: 2, aboveHeading: 10 } as const

/** A text that was read from Markdown, as strips. */
export const planProse = (blocks: readonly (Block | Lead)[], place: Place, context: PlanContext): Strip[] =>
  blocks.flatMap((block, index) => {
    const gap = block.kind === 'heading' ? between.aboveHeading : between.blocks
    return [...(index > 0 ? [air(gap)] : []), ...planBlock(block, place, context)]
  })

/** A text in which nothing is marked: each of its lines is a paragraph. */
export const planPlain = (text: string, place: Place, context: PlanContext): Strip[] =>
  planProse(
    text
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(line => line !== '')
      .map((line): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] })),
    place,
    context
  )

function planBlock(block: Block | Lead, place: Place, context: PlanContext): Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return planWords(linesOf(block.children), place, context)
    case 'heading':
      return planHeading(block, place, context)
    case 'lead': {
      const [first = [], ...others] = linesOf(block.paragraph.children)
      const lead = { ...proseRun(`${plainText(block.heading.children)}. `), face: proseItalic } as const
      return planWords([[lead, ...first], ...others], place, context)
    }
    case 'list':
      return planList(block, place, context)
    case 'quote':
      return beside(planProse(block.blocks, inner(place), context), height => [
        { kind: 'box', left: place.left, top: 0, width: 0.8, height, fill: colours.line }
      ])
    case 'rule':
      return [
        {
          height: 9,
          items: [
            {
              kind: 'box',
              left: place.left + place.width / 2 - 30,
              top: 4,
              width: 60,
              height: 0.6,
              fill: colours.line
            }
          ],
          keep: true
        }
      ]
  }
}

/** The lines that their writer ended, under each other. */
export const planWords = (lines: readonly (readonly Run[])[], place: Place, context: PlanContext): Strip[] =>
  lines
    .flatMap(line => planLines(line, prose, place, context))
    .map(each => ({ ...each, items: each.items.flatMap(item => onOneBaseline(item, context)) }))

/** Faces of one size stand at different heights in a line: the others come to where the face of prose stands. */
export function onOneBaseline(item: Placed, { faces }: PlanContext): Placed[] {
  if (item.kind !== 'line' || item.line.every(({ face }) => face === proseFace)) return [item]
  const { size, lead } = item.type
  const baseline = baselineOf(faces[proseFace], size, lead)
  let left = item.left
  return item.line.map(piece => {
    const placed = {
      ...item,
      line: [piece],
      left,
      top: item.top + baseline - baselineOf(faces[piece.face], size, lead)
    }
    left += piece.width
    return placed
  })
}

function planHeading(
  { children }: { children: readonly Inline[] },
  place: Place,
  context: PlanContext
): Strip[] {
  const text = plainText(children).replace(/\n/g, ' ')
  const face = headingFace(context, text)
  const type = { size: sizeIn(face, 14), lead: 18 }
  const lines = planLines([{ text, face, colour: context.palette.heading }], type, place, context)
  return lines.map(each => ({ ...each, keep: true }))
}

function planList(
  { start, items }: Extract<Block, { kind: 'list' }>,
  place: Place,
  context: PlanContext
): Strip[] {
  return items.flatMap((item, index) => {
    const mark = proseRun(start === undefined ? '•' : `${start + index}.`)
    const { lines } = setRuns([mark], prose, indent * 2, context)
    const [first, ...others] = planProse(item, inner(place), context)
    if (!first) return []
    const left = start === undefined ? place.left + 2 : place.left - 1
    return [
      ...(index > 0 ? [air(between.items)] : []),
      { ...first, items: [...placeLines(lines.slice(0, 1), prose, left, 0), ...first.items] },
      ...others
    ]
  })
}

const inner = ({ left, width }: Place): Place => ({ left: left + indent, width: width - indent })

/** Strips with something more on each, as tall as it. */
const beside = (strips: readonly Strip[], draw: (height: number) => readonly Placed[]): Strip[] =>
  strips.map(each => ({ ...each, items: [...draw(each.height), ...each.items] }))

/** Prose is set in the face of headings that spells every language. */
const proseFace = 'plainHeading'
const proseItalic = 'plainAuthor'
const proseRun = (text: string): Run => ({ text, face: proseFace, colour: colours.ink })

/** Words as runs of type, a list for each line that their writer ended. */
export function linesOf(inlines: readonly Inline[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const piece of piecesOf(inlines, proseFace)) {
    if (piece === lineBreak) lines.push([])
    else lines.at(-1)?.push(piece)
  }
  return lines.filter(line => line.length > 0)
}

const lineBreak = Symbol('line break')

function piecesOf(inlines: readonly Inline[], face: FaceId): (Run | typeof lineBreak)[] {
  return inlines.flatMap(inline => {
    if (inline.kind === 'text') return [{ ...proseRun(inline.text), face }]
    if (inline.kind === 'break') return [lineBreak]
    if (inline.kind === 'link') return [...piecesOf(inline.children, face), ...addressOf(inline)]
    return piecesOf(inline.children, inline.kind === 'strong' || face === 'bold' ? 'bold' : proseItalic)
  })
}

/** On paper nothing leads anywhere: the address stands after the words, where these are not it. */
function addressOf({ href, children }: { href: string; children: readonly Inline[] }): Run[] {
  const address = href.replace(/^mailto:|\/$/g, '')
  const withoutProtocol = address.replace(/^https?:\/\//, '')
  const words = plainText(children).replace(/\/$/, '')
  if (words === address || words === withoutProtocol) return []
  return [plain(` (${address})`, colours.softInk)]
}
