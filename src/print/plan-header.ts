import type { Cast } from '#core/cast.ts'
import { baselineOf, measure } from './faces.ts'
import type { HeaderPlan, PlacedLogo, PlacedText } from './header-plan.ts'
import { printable, spell } from './letters.ts'
import { balanceLines, widthOf } from './lines.ts'
import { colours, margins } from './paper.ts'
import { shownPicture } from './picture.ts'
import { authorFace, headingFace, type PlanContext, sizeIn } from './plan.ts'
import { planNotes } from './plan-notes.ts'
import type { SheetWords } from './sheet-words.ts'

/** Title sizes that are tried with the author beside, then with the author below. */
const titleSizes = [31, 28, 25, 22] as const
const authorSize = 14
const gap = 12
const ruleGap = 5.5
const logoHeight = { beside: 38, alone: 54 } as const
/** Share of a header's room that a logo takes at most. */
const widestLogo = 0.5
const longestTitle = 160
/** From the top of the Oxford rule to the content. */
const ruleHeight = 12.75

/** The name that a script goes by on paper. */
export const titleOf = (cast: Cast, words: SheetWords): string => clean(cast.title) || words.untitled
export const authorOf = (cast: Cast): string => clean(cast.author)

/** A title or author within reason: a file may bring one as long as a book, and a page needs room for more. */
function clean(text: string): string {
  const letters = [...printable(text).replace(/\s+/g, ' ').trim()]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : letters.join('')
}

/**
 * Logo, title and author over the Oxford rule, at their right end a note, and for a saved script its address with
 * a code for cameras. A long title gets smaller, then sends its author to the next line, then breaks into several
 * lines; it is never cut. A script that hides its title shows its logo larger instead.
 */
export function planHeader(cast: Cast, note: string, context: PlanContext): HeaderPlan {
  const notes = planNotes(note, context)
  const end = Math.min(context.paper.width - margins.side, notes.left - gap)
  const logo = planLogo(cast, (end - margins.side) * widestLogo, context)
  const aside = logo ? logo.width + gap : 0
  const titles = planTitle(cast, end - margins.side - aside, context).map(line => ({
    ...line,
    left: line.left + aside
  }))
  const logoBottom = logo ? logo.top + logo.height : 0
  const ends = titles.map(({ top, lead }) => top + lead)
  const lift = cast.hideTitle && logo ? Math.max(0, logoBottom - Math.max(margins.top, ...ends)) : 0
  const set = titles.map(line => ({ ...line, top: line.top + lift }))
  const ruleTop = Math.max(notes.bottom, logoBottom, margins.top, ...ends) + ruleGap
  const lines = notes.code ? notes.lines : notes.lines.map(line => onBaseline(line, set, context))
  return { texts: [...set, ...lines], logo, code: notes.code, ruleTop, bottom: ruleTop + ruleHeight }
}

/** The script's logo: as high as the title's line, higher where it stands for the title. */
function planLogo(
  { logo, hideTitle }: Cast,
  widest: number,
  { pictures }: PlanContext
): PlacedLogo | undefined {
  const picture = shownPicture(logo, pictures)
  if (!picture) return undefined
  const scale = Math.min(logoHeight[hideTitle ? 'alone' : 'beside'] / picture.height, widest / picture.width)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { picture, left: margins.side, top: margins.top - 4, width, height }
}

const onBaseline = (line: PlacedText, [title]: readonly PlacedText[], context: PlanContext) =>
  title ? { ...line, top: sharedBaseline(title, line, context) } : line

function planTitle(cast: Cast, room: number, context: PlanContext): PlacedText[] {
  const title = spell(titleOf(cast, context.words), context.faces.plainHeading)
  const author = spell(authorOf(cast) && context.words.byAuthor(authorOf(cast)), context.faces.plainAuthor)
  if (cast.hideTitle) return author ? placeBelow(author, [], room, context) : []
  const widthAt = (size: number) => measure(context.faces[headingFace(context, title)], title, size)
  const authorWidth = author ? measureAuthor(author, context) + gap : 0
  for (const size of titleSizes) {
    if (widthAt(size) + authorWidth > room) continue
    const line = placeTitle([title], size, context)
    return author ? [...line, placeBeside(author, line, context)] : line
  }
  const size = titleSizes.find(each => widthAt(each) <= room) ?? 20
  const lines = placeTitle(wrap(title, size, room, context), size, context)
  return author ? [...lines, ...placeBelow(author, lines, room, context)] : lines
}

function placeTitle(lines: readonly string[], wished: number, context: PlanContext): PlacedText[] {
  const face = headingFace(context, lines.join(''))
  const size = sizeIn(face, wished)
  const lead = Math.round((wished * 34) / 31)
  return lines.map((text, index) => ({
    text,
    face,
    size,
    lead,
    colour: context.palette.heading,
    left: margins.side,
    top: margins.top + index * lead,
    width: measure(context.faces[face], text, size)
  }))
}

/** Breaks words as lines of type do and hands back their plain texts. */
function wrap(text: string, size: number, width: number, context: PlanContext): string[] {
  const face = headingFace(context, text)
  const lines = balanceLines(
    [{ text, face, colour: colours.ink }],
    context.faces,
    { size, lead: size },
    width
  )
  return lines.map(line => line.map(piece => piece.text).join(''))
}

function measureAuthor(author: string, context: PlanContext): number {
  const face = authorFace(context, author)
  return measure(context.faces[face], author, sizeIn(face, authorSize))
}

function authorText(text: string, context: PlanContext) {
  const face = authorFace(context, text)
  const width = measureAuthor(text, context)
  return { text, face, size: sizeIn(face, authorSize), lead: 17, colour: colours.softInk, width }
}

function placeBeside(author: string, title: readonly PlacedText[], context: PlanContext): PlacedText {
  const words = authorText(author, context)
  const line = title[0]
  const left = margins.side + (line?.width ?? 0) + gap
  return { ...words, left, top: line ? sharedBaseline(line, words, context) : margins.top }
}

function placeBelow(author: string, title: readonly PlacedText[], room: number, context: PlanContext) {
  const face = authorFace(context, author)
  const size = sizeIn(face, authorSize)
  const runs = [{ text: author, face, colour: colours.softInk }]
  const top = Math.max(margins.top, ...title.map(line => line.top + line.lead))
  return balanceLines(runs, context.faces, { size, lead: 17 }, room).map((line, index) => ({
    ...authorText(line.map(piece => piece.text).join(''), context),
    left: margins.side,
    top: top + index * 17,
    width: widthOf(line)
  }))
}

/** Where a line of other type begins so that its words stand on the same baseline. */
const sharedBaseline = (
  line: PlacedText,
  other: Pick<PlacedText, 'face' | 'size' | 'lead'>,
  { faces }: PlanContext
) =>
  line.top +
  baselineOf(faces[line.face], line.size, line.lead) -
  baselineOf(faces[other.face], other.size, other.lead)
