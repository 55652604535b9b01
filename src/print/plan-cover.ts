import { type Cast, groupByTeam } from '#core/cast.ts'
import type { Team } from '#core/team.ts'
import { planCircle } from './cover-circle.ts'
import { type CoverColours, coverColours } from './cover-colours.ts'
import { planOrnament } from './ornaments.ts'
import { margins } from './paper.ts'
import { type Block, moved, type Placed, stackBlocks } from './placed.ts'
import { contentWidth, type PagePlan, type PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'
import { breadthOf, centredBlock, heightOf, setHeading, setItalic, setRuns } from './setting.ts'

const titleSizes = [68, 58, 50, 42, 34] as const
/** Lines that a title takes at most before it gets smaller. */
const titleLines = 2
/** Sizes in which a title on one line is finer than a larger one on two. */
const largeTitles = 3
/** Share of the width between the margins that a title takes: a cover wants air. */
const widestTitle = 0.88
/** Points that the light goes on beyond the paper, so that no painter leaves its edge bare. */
const overscan = 2
const top = 64
const bottom = 52
const gap = 26

/**
 * A cover for the back of the sheet: title and author, all characters as tokens in a circle round the logo or a candle, and
 * how many of each team there are.
 */
export function planCover(cast: Cast, context: PlanContext): PagePlan[] {
  const { paper, options } = context
  const look = coverColours(context)
  const width = contentWidth(context)
  const title = planTitle(cast, look, context)
  const counts = planCounts(cast, look, context)
  const countsTop = paper.height - bottom - counts.height
  const space = countsTop - gap - (top + title.height + gap)
  const circle = planCircle(cast, Math.min(width, space), look, context)
  const circleTop = top + title.height + gap + (space - circle.height) / 2
  const lit: Placed = {
    kind: 'glow',
    left: -overscan,
    top: -overscan,
    width: paper.width + 2 * overscan,
    height: paper.height + 2 * overscan,
    centre: { x: overscan + paper.width / 2, y: overscan + circleTop + circle.height * 0.44 },
    radius: paper.width * 0.8
  }
  const items = [
    ...(options.inkSaver ? [] : [lit]),
    ...moved(title.items, margins.side, top),
    ...moved(circle.items, (paper.width - circle.height) / 2, circleTop),
    ...moved(counts.items, margins.side, countsTop)
  ]
  return [{ bare: true, content: { kind: 'placed', items } }]
}

function planTitle(cast: Cast, look: CoverColours, context: PlanContext): Block {
  const width = contentWidth(context)
  const sizes = titleSizes.map(size =>
    setHeading(
      titleOf(cast, context.words),
      { size, lead: Math.round(size * 1.08), colour: look.ink },
      width * widestTitle,
      context
    )
  )
  const title =
    sizes.slice(0, largeTitles).find(({ lines }) => lines.length === 1) ??
    sizes.find(({ lines }) => lines.length <= titleLines) ??
    sizes.at(-1)
  const author = authorOf(cast)
  const by = author ? context.words.byAuthor(author) : ''
  const byline = setItalic(by, { size: 21, lead: 27, colour: look.softInk }, width, context)
  const blocks = [
    ...(title && !cast.hideTitle ? [centredBlock(title, width)] : []),
    ...(by ? [centredBlock(byline, width)] : []),
    planOrnament(width, look.line)
  ]
  return stackBlocks(blocks, 6)
}

/** How many there are of each team: mark and number, the team's name under them. */
function planCounts(cast: Cast, look: CoverColours, context: PlanContext): Block {
  const groups = groupByTeam(cast.characters)
  const width = contentWidth(context)
  const cell = Math.min(92, width / Math.max(1, groups.length))
  const left = (width - cell * groups.length) / 2
  const blocks = groups.map(({ team, characters }, index) =>
    planCount(team, characters.length, left + index * cell, cell, look, context)
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
  look: CoverColours,
  context: PlanContext
): Block {
  const { words } = context
  const number = setHeading(String(count), { size: 24, lead: 28, colour: look.ink }, width, context)
  const name = (count === 1 ? words.teamsOfOne : words.teams)[team]
  const runs = [{ text: name, face: 'text', colour: look.softInk } as const]
  const label = setRuns(runs, { size: 9, lead: 11 }, width - 6, context)
  const [mark, between] = [9, 6]
  const start = left + (width - mark - between - breadthOf(number)) / 2
  return {
    height: heightOf(number) + heightOf(label),
    items: [
      { kind: 'mark', team, size: mark, colour: look.mark[team], left: start, top: 10 },
      ...moved(centredBlock(number, breadthOf(number)).items, start + mark + between, 0),
      ...moved(centredBlock(label, width, left).items, 0, heightOf(number))
    ]
  }
}
