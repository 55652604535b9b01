import type { Cast } from '#core/cast/cast.ts'
import { webAddress } from '../page/annotation.ts'
import { planOrnament } from '../page/ornaments.ts'
import { contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedAuthor, printedTitle } from '../page/plan-header.ts'
import { centredBlock, typesetHeading, typesetItalic, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import { plainRun } from '../typeset/text-runs.ts'
import type { AlmanacEntry } from './almanac-entry.ts'
import { type ContentsLine, planContents } from './contents.ts'
import { planDropCap } from './drop-cap.ts'
import { almanacLayout, type Strip, textColumnWidth } from './strips.ts'

const titleSizes = [50, 44, 38, 32, 26] as const
const top = 40
/** Width of the contents in points when there is no introduction beside them. */
const contentsWidth = 290

/**
 * Plans the front matter of the almanac: title, author, counts and the script's link as `items` that end at `bottom`;
 * then, as an `entry`, the introduction with the contents beside it.
 */
export function planFrontMatter(
  cast: Cast,
  contents: readonly ContentsLine[],
  context: PlanContext
): { items: PlacedItem[]; bottom: number; entry: AlmanacEntry } {
  const title = planTitle(cast, context)
  const width = textColumnWidth(contentWidth(context))
  const text = cast.almanacIntroduction.trim()
  const introduction = text ? withBookmark(planDropCap(text, width, context), context) : []
  const hasIntroduction = introduction.length > 0
  const contentsLeft = (contentWidth(context) - contentsWidth) / 2
  const main = hasIntroduction ? introduction : planContents(contents, contentsLeft, contentsWidth, context)
  const notes = hasIntroduction ? planContents(contents, 0, almanacLayout.notes, context) : []
  return {
    items: moveItems(title.items, margins.side, top),
    bottom: top + title.height + 26,
    entry: { name: '', team: undefined, hasHeading: true, main, sidebar: notes }
  }
}

function planTitle(cast: Cast, context: PlanContext): PlacedBlock {
  const { texts } = context
  const width = contentWidth(context)
  const attempts = titleSizes.map(size =>
    typesetHeading(
      printedTitle(cast, texts),
      { size, lead: Math.round(size * 1.1), tag: 'h1' },
      width,
      context
    )
  )
  const title =
    attempts.find(({ lines }) => lines.length === 1) ??
    attempts.find(({ lines }) => lines.length === 2) ??
    attempts.at(-1)
  const author = printedAuthor(cast)
  const byline = typesetItalic(
    author && texts.byAuthor(author),
    { size: 18, lead: 24, colour: colours.softInk },
    width,
    context
  )
  const counts = [
    texts.characterCount(cast.characters.length),
    ...(cast.jinxes.length > 0 ? [texts.jinxCount(cast.jinxes.length)] : [])
  ].join(', ')
  const summary = typesetRuns([plainRun(counts, colours.softInk)], { size: 9.6, lead: 13 }, width, context)
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
function planLink({ almanac: url }: Cast, width: number, context: PlanContext): PlacedBlock[] {
  const link = webAddress(url)
  if (!link) return []
  const text = typesetRuns(
    [plainRun(url.trim(), context.palette.teams.townsfolk.text)],
    { size: 9, lead: 12 },
    width,
    context
  )
  const block = centredBlock(text, width)
  const annotations = text.lines.map(
    (line, index): PlacedItem => ({
      kind: 'annotation',
      left: (width - lineWidth(line)) / 2,
      top: index * text.style.lead,
      width: lineWidth(line),
      height: text.style.lead,
      annotation: { link }
    })
  )
  return [{ ...block, items: [...block.items, ...annotations] }]
}

/** Adds the introduction's bookmark to the first strip. */
function withBookmark([first, ...others]: readonly Strip[], { texts }: PlanContext): Strip[] {
  if (!first) return []
  const annotation: PlacedItem = {
    kind: 'annotation',
    left: 0,
    top: 0,
    width: almanacLayout.text,
    height: first.height,
    annotation: { bookmark: { title: texts.introduction, level: 1 } }
  }
  return [{ ...first, items: [...first.items, annotation] }, ...others]
}
