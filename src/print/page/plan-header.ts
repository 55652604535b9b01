import type { Cast } from '#core/cast/cast.ts'
import { cutText } from '#core/cut-text.ts'
import type { SheetTexts } from '../sheet-texts.ts'
import { colours } from '../typeset/colours.ts'
import { baselineOffset, measureText } from '../typeset/faces.ts'
import { headingFace, italicFace, sizeInFace } from '../typeset/heading-face.ts'
import { balanceLines, lineText, lineWidth } from '../typeset/lines.ts'
import { replaceMissingLetters, toPrintableText } from '../typeset/printable-text.ts'
import { orderLine } from '../writing/order-words.ts'
import type { HeaderPlan, PlacedLogo, PlacedText } from './header-plan.ts'
import { headerStyleOf } from './header-style.ts'
import { pageImage } from './page-image.ts'
import { margins } from './paper.ts'
import type { PlanContext } from './plan-context.ts'
import { planHeaderAside } from './plan-header-aside.ts'
import { tagOfLine } from './tag.ts'

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
  const title = replaceMissingLetters(printedTitle(cast, context.texts), context.faces.plainHeading)
  const author = replaceMissingLetters(
    printedAuthor(cast) && context.texts.byAuthor(printedAuthor(cast)),
    context.faces.plainAuthor
  )
  if (cast.hideTitle) return author ? placeBelow(author, [], maxWidth, context) : []
  const widthAt = (size: number) => measureText(context.faces[headingFace(context, title)], title, size)
  const authorWidth = author ? measureAuthor(author, context) + gap : 0
  const { titles, brokenTitle } = headerStyleOf(context)
  for (const size of titles) {
    if (widthAt(size) + authorWidth > maxWidth) continue
    const line = placeTitle([orderLine(title)], size, context)
    return author ? [...line, placeBeside(orderLine(author), line, context)] : line
  }
  const size = titles.find(each => widthAt(each) <= maxWidth) ?? brokenTitle
  const lines = placeTitle(wrap(title, size, maxWidth, context), size, context)
  return author ? [...lines, ...placeBelow(author, lines, maxWidth, context)] : lines
}

function placeTitle(lines: readonly string[], goudySize: number, context: PlanContext): PlacedText[] {
  const face = headingFace(context, lines.join(''))
  const size = sizeInFace(face, goudySize)
  const lead = Math.round((goudySize * 34) / 31)
  return lines.map((text, index) => ({
    text,
    face,
    size,
    lead,
    colour: context.palette.headingColour,
    tag: tagOfLine('h1', index),
    left: margins.side,
    top: headerStyleOf(context).top + index * lead,
    width: measureText(context.faces[face], text, size)
  }))
}

/** Breaks a title into lines of similar width. */
function wrap(text: string, size: number, width: number, context: PlanContext): string[] {
  const face = headingFace(context, text)
  const lines = balanceLines(
    [{ text, face, colour: colours.ink }],
    context.faces,
    { size, lead: size },
    width
  )
  return lines.map(line => lineText(line, context.faces))
}

function measureAuthor(author: string, context: PlanContext): number {
  const face = italicFace(context, author)
  return measureText(context.faces[face], author, sizeInFace(face, headerStyleOf(context).author.size))
}

function authorText(text: string, context: PlanContext) {
  const face = italicFace(context, text)
  const width = measureAuthor(text, context)
  const { size, lead } = headerStyleOf(context).author
  return { text, face, size: sizeInFace(face, size), lead, colour: colours.softInk, width }
}

function placeBeside(author: string, title: readonly PlacedText[], context: PlanContext): PlacedText {
  const text = authorText(author, context)
  const line = title[0]
  const left = margins.side + (line?.width ?? 0) + gap
  return { ...text, left, top: line ? sharedBaseline(line, text, context) : headerStyleOf(context).top }
}

function placeBelow(author: string, title: readonly PlacedText[], maxWidth: number, context: PlanContext) {
  const face = italicFace(context, author)
  const style = headerStyleOf(context)
  const { lead } = style.author
  const size = sizeInFace(face, style.author.size)
  const runs = [{ text: author, face, colour: colours.softInk }]
  const top = Math.max(style.top, ...title.map(line => line.top + line.lead))
  return balanceLines(runs, context.faces, { size, lead }, maxWidth).map((line, index) => ({
    ...authorText(lineText(line, context.faces), context),
    tag: tagOfLine('p', index),
    left: margins.side,
    top: top + index * lead,
    width: lineWidth(line)
  }))
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
