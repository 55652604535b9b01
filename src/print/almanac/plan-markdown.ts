import { parseMarkdown } from '#markdown/parse-markdown.ts'
import { type Block, type Inline, plainText } from '#markdown/rich-text.ts'
import { type RunInHeading, withRunInHeadings } from '#markdown/run-in-headings.ts'
import { continueText, type PlacedItem, placeLines } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { tagOfLine } from '../page/tag.ts'
import { typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { baselineOffset, type FaceId } from '../typeset/faces.ts'
import { headingFace, sizeInFace } from '../typeset/heading-face.ts'
import type { Run } from '../typeset/lines.ts'
import { plainRun } from '../typeset/text-runs.ts'
import { bodyStyle, planLineStrips, type Strip, spacer } from './strips.ts'

/** Left edge and width of a column, in points. */
interface Column {
  left: number
  width: number
}

const indent = 14
const gaps = { blocks: 6, items: 2, aboveHeading: 10 } as const

/** Plans parsed Markdown as strips. */
export const planMarkdown = (
  blocks: readonly (Block | RunInHeading)[],
  column: Column,
  context: PlanContext
): Strip[] =>
  blocks.flatMap((block, index) => {
    const gap = block.kind === 'heading' ? gaps.aboveHeading : gaps.blocks
    return [...(index > 0 ? [spacer(gap)] : []), ...planBlock(block, column, context)]
  })

/** Plans the Markdown of a character, with run-in headings. */
export const planCharacterText = (text: string, column: Column, context: PlanContext): Strip[] =>
  planMarkdown(withRunInHeadings(parseMarkdown(text)), column, context)

/** Plans plain text. Each of its lines is a paragraph. */
export const planPlainText = (text: string, column: Column, context: PlanContext): Strip[] =>
  planMarkdown(
    text
      .split(/\r?\n/)
      .map(line => line.trim())
      .filter(line => line !== '')
      .map((line): Block => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] })),
    column,
    context
  )

function planBlock(block: Block | RunInHeading, column: Column, context: PlanContext): Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return planParagraph(runsByLine(block.children), column, context)
    case 'heading':
      return planHeading(block, column, context)
    case 'runInHeading': {
      const [first = [], ...others] = runsByLine(block.paragraph.children)
      const lead = { ...proseRun(`${plainText(block.heading.children)}. `), face: proseItalic } as const
      return planParagraph([[lead, ...first], ...others], column, context)
    }
    case 'list':
      return planList(block, column, context)
    case 'quote':
      return withItemsBeside(planMarkdown(block.blocks, indented(column), context), height => [
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
export const planParagraph = (
  lines: readonly (readonly Run[])[],
  column: Column,
  context: PlanContext
): Strip[] =>
  lines
    .flatMap((line, index) =>
      planLineStrips(line, bodyStyle, column, context, { tag: tagOfLine('p', index) })
    )
    .map(each => ({ ...each, items: each.items.flatMap(item => alignBaselines(item, context)) }))

/** Splits a line of several faces into pieces, moved to share the baseline of the prose face. */
export function alignBaselines(item: PlacedItem, { faces }: PlanContext): PlacedItem[] {
  if (item.kind !== 'line' || item.line.every(({ face }) => face === proseFace)) return [item]
  const { size, lead } = item.style
  const baseline = baselineOffset(faces[proseFace], size, lead)
  let left = item.left
  return item.line.map((piece, index) => {
    const placed: PlacedItem = {
      ...item,
      ...(index > 0 && { tag: 'more' as const }),
      line: [piece],
      left,
      top: item.top + baseline - baselineOffset(faces[piece.face], size, lead)
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
  const style = { size: sizeInFace(face, 14), lead: 18 }
  const lines = planLineStrips(
    [{ text, face, colour: context.palette.headingColour }],
    style,
    column,
    context,
    { tag: 'h4' }
  )
  return lines.map(each => ({ ...each, keep: true }))
}

function planList(
  { start, items }: Extract<Block, { kind: 'list' }>,
  column: Column,
  context: PlanContext
): Strip[] {
  return items.flatMap((item, index) => {
    const mark = proseRun(start === undefined ? '•' : `${start + index}.`)
    const { lines } = typesetRuns([mark], bodyStyle, indent * 2, context)
    const [first, ...others] = planMarkdown(item, indented(column), context)
    if (!first) return []
    const left = start === undefined ? column.left + 2 : column.left - 1
    return [
      ...(index > 0 ? [spacer(gaps.items)] : []),
      {
        ...first,
        items: [...placeLines(lines.slice(0, 1), bodyStyle, left, 0, 'label'), ...continueText(first.items)]
      },
      ...others.map(strip => ({ ...strip, items: continueText(strip.items) }))
    ]
  })
}

const indented = ({ left, width }: Column): Column => ({ left: left + indent, width: width - indent })

/** Adds items to each strip; `draw` gets the strip's height. */
const withItemsBeside = (
  strips: readonly Strip[],
  draw: (height: number) => readonly PlacedItem[]
): Strip[] => strips.map(each => ({ ...each, items: [...draw(each.height), ...each.items] }))

/** The face of running text in the almanac: a serif face with the letters of all languages. */
const proseFace = 'plainHeading'
const proseItalic = 'plainAuthor'
const proseRun = (text: string): Run => ({ text, face: proseFace, colour: colours.ink })

/** Converts inlines to runs, split into lines at hard line breaks. */
export function runsByLine(inlines: readonly Inline[]): Run[][] {
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
  return [plainRun(` (${url})`, colours.softInk)]
}
