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

/** Left edge and width of a column, in points. */
interface Column {
  left: number
  width: number
}

const indent = 14
const gaps = { blocks: 6, items: 2, aboveHeading: 10 } as const

/** Plans parsed Markdown as strips. */
export const planProse = (blocks: readonly (Block | Lead)[], column: Column, context: PlanContext): Strip[] =>
  blocks.flatMap((block, index) => {
    const gap = block.kind === 'heading' ? gaps.aboveHeading : gaps.blocks
    return [...(index > 0 ? [air(gap)] : []), ...planBlock(block, column, context)]
  })

/** Plans plain text. Each of its lines is a paragraph. */
export const planPlain = (text: string, column: Column, context: PlanContext): Strip[] =>
  planProse(
    text
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(line => line !== '')
      .map((line): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] })),
    column,
    context
  )

function planBlock(block: Block | Lead, column: Column, context: PlanContext): Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return planWords(linesOf(block.children), column, context)
    case 'heading':
      return planHeading(block, column, context)
    case 'lead': {
      const [first = [], ...others] = linesOf(block.paragraph.children)
      const lead = { ...proseRun(`${plainText(block.heading.children)}. `), face: proseItalic } as const
      return planWords([[lead, ...first], ...others], column, context)
    }
    case 'list':
      return planList(block, column, context)
    case 'quote':
      return withItemsBeside(planProse(block.blocks, indented(column), context), height => [
        { kind: 'box', left: column.left, top: 0, width: 0.8, height, fill: colours.line }
      ])
    case 'rule':
      return [
        {
          height: 9,
          items: [
            {
              kind: 'box',
              left: column.left + column.width / 2 - 30,
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

/** Plans a paragraph from its lines, as split by `linesOf`. */
export const planWords = (
  lines: readonly (readonly Run[])[],
  column: Column,
  context: PlanContext
): Strip[] =>
  lines
    .flatMap(line => planLines(line, prose, column, context))
    .map(each => ({ ...each, items: each.items.flatMap(item => onOneBaseline(item, context)) }))

/** Splits a line of several faces into pieces, moved to share the baseline of the prose face. */
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
  column: Column,
  context: PlanContext
): Strip[] {
  const text = plainText(children).replace(/\n/g, ' ')
  const face = headingFace(context, text)
  const style = { size: sizeIn(face, 14), lead: 18 }
  const lines = planLines([{ text, face, colour: context.palette.heading }], style, column, context)
  return lines.map(each => ({ ...each, keep: true }))
}

function planList(
  { start, items }: Extract<Block, { kind: 'list' }>,
  column: Column,
  context: PlanContext
): Strip[] {
  return items.flatMap((item, index) => {
    const mark = proseRun(start === undefined ? '•' : `${start + index}.`)
    const { lines } = setRuns([mark], prose, indent * 2, context)
    const [first, ...others] = planProse(item, indented(column), context)
    if (!first) return []
    const left = start === undefined ? column.left + 2 : column.left - 1
    return [
      ...(index > 0 ? [air(gaps.items)] : []),
      { ...first, items: [...placeLines(lines.slice(0, 1), prose, left, 0), ...first.items] },
      ...others
    ]
  })
}

const indented = ({ left, width }: Column): Column => ({ left: left + indent, width: width - indent })

/** Adds items to each strip; `draw` gets the strip's height. */
const withItemsBeside = (strips: readonly Strip[], draw: (height: number) => readonly Placed[]): Strip[] =>
  strips.map(each => ({ ...each, items: [...draw(each.height), ...each.items] }))

/** The face of running text in the almanac: a serif face with the letters of all languages. */
const proseFace = 'plainHeading'
const proseItalic = 'plainAuthor'
const proseRun = (text: string): Run => ({ text, face: proseFace, colour: colours.ink })

/** Converts inlines to runs, split into lines at hard line breaks. */
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
    if (inline.kind === 'link') return [...piecesOf(inline.children, face), ...urlRuns(inline)]
    return piecesOf(inline.children, inline.kind === 'strong' || face === 'bold' ? 'bold' : proseItalic)
  })
}

/** The URL of a link in parentheses, because paper has no links; empty when the link's text is the URL. */
function urlRuns({ href, children }: { href: string; children: readonly Inline[] }): Run[] {
  const url = href.replace(/^mailto:|\/$/g, '')
  const withoutProtocol = url.replace(/^https?:\/\//, '')
  const text = plainText(children).replace(/\/$/, '')
  if (text === url || text === withoutProtocol) return []
  return [plain(` (${url})`, colours.softInk)]
}
