import type { Cast } from '#core/cast/cast.ts'
import { cutText } from '#core/cut-text.ts'
import type { SheetTexts } from '../sheet-texts.ts'
import { colours } from '../typeset/colours.ts'
import { baselineOffset } from '../typeset/faces.ts'
import { headingFace, italicFace, sizeInFace } from '../typeset/heading-face.ts'
import { balanceLines, breakLines, type Line, lineWidth, type Run, type TextStyle } from '../typeset/lines.ts'
import { toPrintableText } from '../typeset/printable-text.ts'
import type { HeaderPlan, PlacedLogo, PlacedText } from './header-plan.ts'
import { headerStyleOf } from './header-style.ts'
import { pageImage } from './page-image.ts'
import { margins } from './paper.ts'
import type { PlanContext } from './plan-context.ts'
import { planHeaderAside } from './plan-header-aside.ts'
import { type Tag, tagOfLine } from './tag.ts'

const gap = 12
/** Maximum width of a logo, as a share of the header's width. */
const maxLogoShare = 0.5
/** A file may contain a title or author of any length. */
const maxLetters = 160

/** The script's title as printed, shortened if very long. */
export const printedTitle = (cast: Cast, texts: SheetTexts): string => clean(cast.title) || texts.untitled
/** The script's author as printed; '' for none. */
export const printedAuthor = (cast: Cast): string => clean(cast.author)

/** Normalizes white space and letters and cuts the text to `maxLetters`, with an ellipsis. */
const clean = (text: string): string => cutText(toPrintableText(text).replace(/\s+/g, ' ').trim(), maxLetters)

/**
 * Plans logo, title and author above the Oxford rule. On the right: a note and, for a saved script, its URL with a QR
 * code. A long title gets smaller, then the author moves to the next line, then the title breaks into several lines.
 * A script with a hidden title shows a larger logo instead.
 */
export function planHeader(cast: Cast, note: string, context: PlanContext): HeaderPlan {
  const notes = planHeaderAside(note, context)
  const { top, ruleGap, ruleHeight } = headerStyleOf(context)
  const right = Math.min(context.paper.width - margins.side, notes.left - gap)
  const logo = planLogo(cast, (right - margins.side) * maxLogoShare, context)
  const indent = logo ? logo.width + gap : 0
  const titles = planTitle(cast, right - margins.side - indent, context).map(line => ({
    ...line,
    left: line.left + indent
  }))
  const logoBottom = logo ? logo.top + logo.height : 0
  const bottoms = titles.map(line => line.top + line.lead)
  const drop = cast.hideTitle && logo ? Math.max(0, logoBottom - Math.max(top, ...bottoms)) : 0
  const placed = titles.map(line => ({ ...line, top: line.top + drop }))
  const ruleTop = Math.max(notes.bottom, logoBottom, top, ...bottoms) + ruleGap
  const lines = notes.qrCode ? notes.lines : notes.lines.map(line => onBaseline(line, placed, context))
  return { texts: [...placed, ...lines], logo, qrCode: notes.qrCode, ruleTop, bottom: ruleTop + ruleHeight }
}

/** The script's logo: as high as the title's line, or higher in place of a hidden title. */
function planLogo(cast: Cast, maxWidth: number, context: PlanContext): PlacedLogo | undefined {
  const { logo, hideTitle } = cast
  const image = pageImage(logo, context.images)
  if (!image) return undefined
  const style = headerStyleOf(context)
  const maxHeight = style.logo[hideTitle ? 'alone' : 'beside']
  const scale = Math.min(maxHeight / image.height, maxWidth / image.width)
  const [width, height] = [image.width * scale, image.height * scale]
  const label = hideTitle ? { label: printedTitle(cast, context.texts) } : {}
  return { image: image, ...label, left: margins.side, top: style.top - 4, width, height }
}

/** Moves a line to the title's baseline. */
const onBaseline = (line: PlacedText, [title]: readonly PlacedText[], context: PlanContext) =>
  title ? { ...line, top: sharedBaseline(title, line, context) } : line

function planTitle(cast: Cast, maxWidth: number, context: PlanContext): PlacedText[] {
  const author = printedAuthor(cast) && context.texts.byAuthor(printedAuthor(cast))
  if (cast.hideTitle) return author ? placeBelow(author, [], maxWidth, context) : []
  const title = printedTitle(cast, context.texts)
  const runs = [{ text: title, face: headingFace(context, title), colour: context.palette.headingColour }]
  const width = lineWidth(onOneLine(runs, 1, context))
  const authorWidth = author ? lineWidth(authorLine(author, context)) + gap : 0
  const { titles, brokenTitle } = headerStyleOf(context)
  for (const size of titles) {
    if (width * size + authorWidth > maxWidth) continue
    const line = placeTitle(runs, size, Number.POSITIVE_INFINITY, context)
    return author ? [...line, ...placeBeside(author, line, context)] : line
  }
  const size = titles.find(each => width * each <= maxWidth) ?? brokenTitle
  const lines = placeTitle(runs, size, maxWidth, context)
  return author ? [...lines, ...placeBelow(author, lines, maxWidth, context)] : lines
}

const onOneLine = (runs: readonly Run[], size: number, { faces }: PlanContext): Line =>
  breakLines(runs, faces, { size, lead: size }, Number.POSITIVE_INFINITY)[0] ?? []

/** Places a title in lines of similar width. */
function placeTitle(runs: readonly Run[], goudySize: number, width: number, context: PlanContext) {
  const size = sizeInFace(runs[0]?.face ?? 'heading', goudySize)
  const style = { size, lead: Math.round((goudySize * 34) / 31) }
  return balanceLines(runs, context.faces, style, width).flatMap((line, index) =>
    placeLine(
      line,
      style,
      margins.side,
      headerStyleOf(context).top + index * style.lead,
      tagOfLine('h1', index)
    )
  )
}

/** Places the pieces of a line, which are drawn in different fonts. */
function placeLine(line: Line, style: TextStyle, left: number, top: number, tag: Tag): PlacedText[] {
  let end = left
  return line.map(({ text, face, colour, width }, index) => {
    end += width
    return { ...style, text, face, colour, tag: tagOfLine(tag, index), left: end - width, top, width }
  })
}

const authorRuns = (author: string, context: PlanContext): Run[] => [
  { text: author, face: italicFace(context, author), colour: colours.softInk }
]

function authorStyle(author: string, context: PlanContext): TextStyle {
  const { size, lead } = headerStyleOf(context).author
  return { size: sizeInFace(italicFace(context, author), size), lead }
}

const authorLine = (author: string, context: PlanContext): Line =>
  onOneLine(authorRuns(author, context), authorStyle(author, context).size, context)

function placeBeside(author: string, title: readonly PlacedText[], context: PlanContext): PlacedText[] {
  const style = authorStyle(author, context)
  const [first, last] = [title[0], title.at(-1)]
  const top = first
    ? sharedBaseline(first, { ...style, face: italicFace(context, author) }, context)
    : headerStyleOf(context).top
  const left = (last ? last.left + last.width : margins.side) + gap
  return placeLine(authorLine(author, context), style, left, top, 'p')
}

function placeBelow(author: string, title: readonly PlacedText[], maxWidth: number, context: PlanContext) {
  const style = authorStyle(author, context)
  const top = Math.max(headerStyleOf(context).top, ...title.map(line => line.top + line.lead))
  return balanceLines(authorRuns(author, context), context.faces, style, maxWidth).flatMap((line, index) =>
    placeLine(line, style, margins.side, top + index * style.lead, tagOfLine('p', index))
  )
}

/** The top of a line in another style that shares the baseline of `line`. */
const sharedBaseline = (
  line: PlacedText,
  other: Pick<PlacedText, 'face' | 'size' | 'lead'>,
  { faces }: PlanContext
) =>
  line.top +
  baselineOffset(faces[line.face], line.size, line.lead) -
  baselineOffset(faces[other.face], other.size, other.lead)
