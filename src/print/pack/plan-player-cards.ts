import { type Cast, groupByTeam } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { findFitting, lineKeepsWithNext, paginate } from '../page/paginate.ts'
import { margins, type Size } from '../page/paper.ts'
import { moveItems, type PlacedBlock, type PlacedItem, stackBlocks } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { printedTitle } from '../page/plan-header.ts'
import { secondNameAndAbility } from '../page/second-language.ts'
import { hasStar } from '../page/star.ts'
import { leftAlignedBlock, typesetHeading, typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { abilityRuns, boldRun, plainRun } from '../typeset/text-runs.ts'
import { gridOfPaper, planCardPages } from './card-grid.ts'

/** Distance of the text from the edges of a card, which may be edges of the page. */
const padding = { side: margins.side, top: margins.top } as const
const mark = { size: 7, gap: 5 } as const
/** Height at the bottom of a side for the meaning of a star, in points. */
const noteHeight = 10.5
/** The smallest type that can be read. */
const smallest = 6.6
const sizes = [9, 8.6, 8.2, 7.8, 7.4, 7, smallest] as const
/** Smallest type of a card whose back stays empty; below it, the text goes on there. */
const smallestOnOneSide = 7.4
const sides = 2

/** A line of a card, or a heading. */
interface CardBlock extends PlacedBlock {
  keepsWithNext: boolean
}

/**
 * Plans A6 cards that players hold: all characters with their abilities. A page has the same side four times, so that
 * it is printed on both sides without regard to how the paper turns. Scripts with more text take a second card.
 */
export function planPlayerCards(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const grid = gridOfPaper(2, 2, context.paper)
  const pages = splitIntoSides(cast, grid, context)
  return pages.flatMap(blocks => {
    const texts = moveItems(stackBlocks(blocks).items, padding.side, padding.top)
    const items = [...texts, ...planStarNote(texts, grid, context)]
    const copy = items.map(withoutTag)
    return planCardPages([items, copy, copy, copy], grid, context.paper)
  })
}

/** An item that isn't read, because the same is on the first card. */
const withoutTag = (item: PlacedItem): PlacedItem =>
  item.kind === 'line' ? { ...item, tag: 'artifact' } : item

/** The meaning of a star in the abilities of a side, at its bottom, in no smaller type than the rest. */
function planStarNote(items: readonly PlacedItem[], card: Size, context: PlanContext): PlacedItem[] {
  const lines = items.filter(item => item.kind === 'line')
  if (
    !hasStar(
      lines.map(({ line }) => line),
      context.faces
    )
  )
    return []
  const style = { size: Math.min(...lines.map(({ style }) => style.size)), lead: noteHeight }
  const run = plainRun(context.texts.notFirstNight, colours.softInk)
  const text = typesetRuns([run], style, card.width - 2 * padding.side, context)
  return moveItems(leftAlignedBlock(text).items, padding.side, card.height - padding.top - noteHeight)
}

function splitIntoSides(cast: Cast, card: Size, context: PlanContext): CardBlock[][] {
  const width = card.width - 2 * padding.side
  const room = card.height - 2 * padding.top - noteHeight
  const title = planTitle(cast, width, context)
  const inSize = (size: number) =>
    paginate([title, ...planTeams(cast, size, width, context)], { room }, rules)
  const fitsOn = (count: number) => (size: number) => {
    const pages = inSize(size)
    return pages.length <= count ? pages : undefined
  }
  const large = sizes.filter(size => size >= smallestOnOneSide)
  return findFitting(large, fitsOn(1)) ?? findFitting(sizes, fitsOn(sides)) ?? inSize(7)
}

const rules = {
  height: ({ height }: CardBlock) => height,
  keepsWithNext: ({ keepsWithNext }: CardBlock) => keepsWithNext
}

/** The script's title in the largest type in which it takes one line, with a rule below. */
function planTitle(cast: Cast, width: number, context: PlanContext): CardBlock {
  const inSize = (size: number) =>
    typesetHeading(printedTitle(cast, context.texts), { size, lead: size * 1.15, tag: 'h1' }, width, context)
  const title = findFitting([18, 16, 14, 12], size => {
    const typeset = inSize(size)
    return typeset.lines.length === 1 ? typeset : undefined
  })
  const block = leftAlignedBlock(title ?? inSize(12))
  const rule: PlacedItem = {
    kind: 'box',
    left: 0,
    top: block.height + 1,
    width,
    height: context.palette.frameWidth,
    fill: context.palette.ruleColour
  }
  return { height: block.height + 4, items: [...block.items, rule], keepsWithNext: true }
}

const planTeams = (cast: Cast, size: number, width: number, context: PlanContext): CardBlock[] =>
  groupByTeam(cast.characters).flatMap(({ team, characters }) => [
    planTeamName(team, size, width, context),
    ...characters.flatMap(character => {
      const style = { size, lead: size * 1.16 }
      const name = boldRun(`${character.name}\u00a0 `, context.palette.teams[team].text)
      const lines = [
        [name, ...abilityRuns(character.ability)],
        secondNameAndAbility(character, context)
      ].flatMap(runs => typesetRuns(runs, style, width, context).lines)
      return lines.map((line, index): CardBlock => {
        const isLast = index === lines.length - 1
        return {
          height: style.lead + (isLast ? size * 0.22 : 0),
          items: leftAlignedBlock({ lines: [line], style, tag: index === 0 ? 'li' : 'more' }).items,
          // An ability of a few lines stays whole.
          keepsWithNext: !isLast && (lines.length < 5 || lineKeepsWithNext(index, lines.length))
        }
      })
    })
  ])

function planTeamName(team: Team, size: number, width: number, context: PlanContext): CardBlock {
  const style = { size: Math.max(size * 0.95, smallest), lead: size * 1.5 }
  const indent = mark.size + mark.gap
  const name = [boldRun(context.texts.teams[team], context.palette.teams[team].text)]
  const text = typesetRuns(name, style, width - indent, context)
  const block = leftAlignedBlock({ ...text, tag: 'h2' }, indent)
  return {
    height: block.height,
    keepsWithNext: true,
    items: [
      { kind: 'mark', team, size: mark.size, left: 0, top: (style.lead - mark.size) / 2 },
      ...block.items,
      { kind: 'box', left: 0, top: block.height - 1, width, height: 0.4, fill: colours.hairline }
    ]
  }
}
