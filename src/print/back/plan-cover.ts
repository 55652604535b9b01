import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import { planOrnament } from '../page/ornaments.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedAuthor, printedTitle } from '../page/plan-header.ts'
import {
  centredBlock,
  textBlockHeight,
  textBlockWidth,
  typesetHeading,
  typesetItalic,
  typesetRuns
} from '../page/text-block.ts'
import { type CoverColours, coverColours } from './cover-colours.ts'
import { planTokenCircle } from './token-circle.ts'

const titleSizes = [68, 58, 50, 42, 34] as const
/** Maximum lines of a title before it gets smaller. */
const maxTitleLines = 2
/** Number of the largest sizes in which one line is preferred to two lines of a larger size. */
const singleLineSizes = 3
/** Maximum width of a title, as a share of the content width. */
const maxTitleShare = 0.88
/** Width in points by which the glow extends beyond the paper, so that no renderer leaves an unpainted edge. */
const overscan = 2
const top = 64
const bottom = 52
const gap = 26

/**
 * Plans a cover for the back of the character sheet: title and author, all characters as tokens in a circle around the
 * logo or a candle, and the number of characters of each team.
 */
export function planCover(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const { paper, options } = context
  const palette = coverColours(context)
  const width = contentWidth(context)
  const title = planTitle(cast, palette, context)
  const counts = planCounts(cast, palette, context)
  const countsTop = paper.height - bottom - counts.height
  const space = countsTop - gap - (top + title.height + gap)
  const circle = planTokenCircle(cast, Math.min(width, space), palette, context)
  const circleTop = top + title.height + gap + (space - circle.height) / 2
  const glow: PlacedItem = {
    kind: 'glow',
    left: -overscan,
    top: -overscan,
    width: paper.width + 2 * overscan,
    height: paper.height + 2 * overscan,
    centre: { x: overscan + paper.width / 2, y: overscan + circleTop + circle.height * 0.44 },
    radius: paper.width * 0.8
  }
  const items = [
    ...(options.inkSaver ? [] : [glow]),
    ...moveItems(title.items, margins.side, top),
    ...moveItems(circle.items, (paper.width - circle.height) / 2, circleTop),
    ...moveItems(counts.items, margins.side, countsTop)
  ]
  return [{ bare: true, content: { kind: 'placed', items } }]
}

function planTitle(cast: Cast, palette: CoverColours, context: PlanContext): PlacedBlock {
  const width = contentWidth(context)
  const sizes = titleSizes.map(size =>
    typesetHeading(
      printedTitle(cast, context.texts),
      { size, lead: Math.round(size * 1.08), colour: palette.ink, tag: 'h1' },
      width * maxTitleShare,
      context
    )
  )
  const title =
    sizes.slice(0, singleLineSizes).find(({ lines }) => lines.length === 1) ??
    sizes.find(({ lines }) => lines.length <= maxTitleLines) ??
    sizes.at(-1)
  const author = printedAuthor(cast)
  const bylineText = author ? context.texts.byAuthor(author) : ''
  const byline = typesetItalic(bylineText, { size: 21, lead: 27, colour: palette.softInk }, width, context)
  const blocks = [
    ...(title && !cast.hideTitle ? [centredBlock(title, width)] : []),
    ...(bylineText ? [centredBlock(byline, width)] : []),
    planOrnament(width, palette.line)
  ]
  return stackBlocks(blocks, 6)
}

/** Plans the number of characters of each team: mark and number, with the team's name below. */
function planCounts(cast: Cast, palette: CoverColours, context: PlanContext): PlacedBlock {
  const groups = groupByTeam(cast.characters)
  const width = contentWidth(context)
  const cell = Math.min(92, width / Math.max(1, groups.length))
  const left = (width - cell * groups.length) / 2
  const blocks = groups.map(({ team, characters }, index) =>
    planCount(team, characters.length, left + index * cell, cell, palette, context)
  )
  return {
    height: Math.max(0, ...blocks.map(({ height }) => height)),
    items: blocks.flatMap(({ items }) => items)
  }
}

function planCount(
  team: Team,
  count: number,
  left: number,
  width: number,
  palette: CoverColours,
  context: PlanContext
): PlacedBlock {
  const { texts } = context
  const number = typesetHeading(
    String(count),
    { size: 24, lead: 28, colour: palette.ink, tag: 'p' },
    width,
    context
  )
  const name = (count === 1 ? texts.teamsOfOne : texts.teams)[team]
  const runs = [{ text: name, face: 'text', colour: palette.softInk } as const]
  const label = { ...typesetRuns(runs, { size: 9, lead: 11 }, width - 6, context), tag: 'more' } as const
  const [markSize, gap] = [9, 6]
  const start = left + (width - markSize - gap - textBlockWidth(number)) / 2
  return {
    height: textBlockHeight(number) + textBlockHeight(label),
    items: [
      { kind: 'mark', team, size: markSize, colour: palette.mark[team], left: start, top: 10 },
      ...moveItems(centredBlock(number, textBlockWidth(number)).items, start + markSize + gap, 0),
      ...moveItems(centredBlock(label, width, left).items, 0, textBlockHeight(number))
    ]
  }
}
