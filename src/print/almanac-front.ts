import type { Cast } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { readProse } from '#prose/read-prose.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { almanac, type Strip, strip, textWidth } from './almanac-strips.ts'
import { dropCap } from './drop-cap.ts'
import { widthOf } from './lines.ts'
import { bold, plain } from './marks.ts'
import { planOrnament } from './ornaments.ts'
import { colours, margins } from './paper.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { contentWidth, type PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { centredBlock, setHeading, setItalic, setRuns } from './setting.ts'
import { places, webAddress } from './spot.ts'

/** A line of the contents. */
export interface ContentsLine {
  title: string
  team: Team | undefined
  count: number | undefined
  /** Page number; `undefined` in the first layout pass, when it is not known yet. */
  page: number | undefined
}

const titleSizes = [50, 44, 38, 32, 26] as const
const top = 40
/** Width of the contents in points when there is no introduction beside them. */
const contentsWidth = 290
const contentsStyle = { size: 9.6, lead: 17 }

/**
 * Plans the front matter of the almanac: title, author, counts and the script's link as `items` that end at `bottom`;
 * then, as an `entry`, the introduction with the contents beside it.
 */
export function planFront(
  cast: Cast,
  contents: readonly ContentsLine[],
  context: PlanContext
): { items: Placed[]; bottom: number; entry: AlmanacEntry } {
  const title = planTitle(cast, context)
  const width = textWidth(contentWidth(context))
  const text = cast.almanacIntroduction.trim()
  const introduction = text ? withBookmark(dropCap(readProse(text), width, context), context) : []
  const hasIntroduction = introduction.length > 0
  const contentsLeft = (contentWidth(context) - contentsWidth) / 2
  const main = hasIntroduction ? introduction : planContents(contents, contentsLeft, contentsWidth, context)
  const notes = hasIntroduction ? planContents(contents, 0, almanac.notes, context) : []
  return {
    items: moved(title.items, margins.side, top),
    bottom: top + title.height + 26,
    entry: { name: '', team: undefined, isHeaded: true, main, notes }
  }
}

function planTitle(cast: Cast, context: PlanContext): Block {
  const { words: texts } = context
  const width = contentWidth(context)
  const attempts = titleSizes.map(size =>
    setHeading(titleOf(cast, texts), { size, lead: Math.round(size * 1.1) }, width, context)
  )
  const title =
    attempts.find(({ lines }) => lines.length === 1) ??
    attempts.find(({ lines }) => lines.length === 2) ??
    attempts.at(-1)
  const author = authorOf(cast)
  const byline = setItalic(
    author && texts.byAuthor(author),
    { size: 18, lead: 24, colour: colours.softInk },
    width,
    context
  )
  const counts = [
    texts.characterCount(cast.characters.length),
    ...(cast.jinxes.length > 0 ? [texts.jinxCount(cast.jinxes.length)] : [])
  ].join(', ')
  const summary = setRuns([plain(counts, colours.softInk)], { size: 9.6, lead: 13 }, width, context)
  return stackBlocks(
    [
      ...(title ? [centredBlock(title, width)] : []),
      ...(author ? [centredBlock(byline, width)] : []),
      planOrnament(width, colours.line),
      centredBlock(summary, width),
      ...planLink(cast, width, context)
    ],
    5
  )
}

/** The URL of the almanac on the web, from the script's metadata; empty when there is no valid one. */
function planLink({ almanac: url }: Cast, width: number, context: PlanContext): Block[] {
  const link = webAddress(url)
  if (!link) return []
  const text = setRuns(
    [plain(url.trim(), context.palette.teams.townsfolk.text)],
    { size: 9, lead: 12 },
    width,
    context
  )
  const block = centredBlock(text, width)
  const annotations = text.lines.map(
    (line, index): Placed => ({
      kind: 'spot',
      left: (width - widthOf(line)) / 2,
      top: index * text.type.lead,
      width: widthOf(line),
      height: text.type.lead,
      spot: { link }
    })
  )
  return [{ ...block, items: [...block.items, ...annotations] }]
}

/** Adds the introduction's bookmark to the first strip. */
function withBookmark([first, ...others]: readonly Strip[], { words: texts }: PlanContext): Strip[] {
  if (!first) return []
  const annotation: Placed = {
    kind: 'spot',
    left: 0,
    top: 0,
    width: almanac.text,
    height: first.height,
    spot: { bookmark: { title: texts.introduction, level: 1 } }
  }
  return [{ ...first, items: [...first.items, annotation] }, ...others]
}

/** The contents: each section with its number of characters and its page number, as a link. */
function planContents(
  lines: readonly ContentsLine[],
  left: number,
  width: number,
  context: PlanContext
): Strip[] {
  const indent = 13
  return lines.map(({ title, team, count, page }, index) => {
    const runs = [plain(title), ...(count === undefined ? [] : [plain(`\u00a0 ${count}`, colours.softInk)])]
    const [line = []] = setRuns(runs, contentsStyle, width - indent - 30, context).lines
    const [number = []] = setRuns(
      [bold(page === undefined ? '' : String(page))],
      contentsStyle,
      40,
      context
    ).lines
    const rule = (at: number, height: number, fill: string): Placed => ({
      kind: 'box',
      left,
      top: at,
      width,
      height,
      fill
    })
    const items: Placed[] = [
      ...(index === 0 ? [rule(0, 1.2, context.palette.rule)] : []),
      ...(team ? [{ kind: 'mark', team, size: 7, left, top: 6 } as const] : []),
      { kind: 'line', line, type: contentsStyle, left: left + indent, top: 1 },
      { kind: 'line', line: number, type: contentsStyle, left: left + width - widthOf(number), top: 1 },
      rule(contentsStyle.lead + 1.5, 0.5, colours.hairline),
      {
        kind: 'spot',
        left,
        top: 0,
        width,
        height: contentsStyle.lead,
        spot: { link: places.section(team ?? 'rules') }
      }
    ]
    return strip({ height: contentsStyle.lead + 2, items }, true)
  })
}
