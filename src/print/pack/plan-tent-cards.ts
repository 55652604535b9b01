import type { Cast } from '#core/cast/cast.ts'
import { cutText } from '#core/cut-text.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import type { Size } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { readLines } from '../print-options.ts'
import { colours } from '../typeset/colours.ts'
import { lineWidth } from '../typeset/lines.ts'
import { gridOfPaper, planCardPages } from './card-grid.ts'
import { planLargeText } from './large-text.ts'

const padding = 34
const cardsPerPage = 4
const maxLetters = 40
/** Dashes of the fold, in points. */
const dash = { length: 4, step: 8 } as const
const rule = { share: 0.72, away: 30 } as const

/**
 * Plans cards that stand before the players, folded in the middle: the name is upright on both sides. Without names,
 * cards have a line to write on.
 */
export function planTentCards(_: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const grid = gridOfPaper(2, 2, context.paper)
  const names = readLines(context.options.playerNames)
  const cards = (names.length > 0 ? names : Array.from({ length: cardsPerPage }, () => '')).map(name =>
    planTentCard(cutText(name, maxLetters), grid, context)
  )
  return planCardPages(cards, grid, context.paper)
}

function planTentCard(name: string, card: Size, context: PlanContext): PlacedItem[] {
  const side = { width: card.width, height: card.height / 2 }
  const front = planSide(name, side, context)
  return [...planFold(card), ...moveItems(front, 0, side.height), ...front.map(item => turn(item, side))]
}

/** One side of the card: the name above a rule. The rule of a card without a name is there to write on. */
function planSide(name: string, side: Size, context: PlanContext): PlacedItem[] {
  const room = { width: side.width - 2 * padding, height: side.height - 2 * padding - rule.away }
  const text = planLargeText(name, room, context, 50)
  const ruleTop = side.height - padding - rule.away
  const { palette } = context
  const width = room.width * rule.share
  const line = (top: number, height: number): PlacedItem => ({
    kind: 'box',
    left: (side.width - width) / 2,
    top,
    width,
    height,
    fill: palette.ruleColour
  })
  return [
    ...moveItems(text.items, padding, padding + (ruleTop - padding - text.height) / 2),
    line(ruleTop, palette.frameWidth * 2),
    line(ruleTop + 3, palette.frameWidth)
  ]
}

/** An item on the other side of the fold, turned upside down. */
function turn(item: PlacedItem, side: Size): PlacedItem {
  const size =
    item.kind === 'line'
      ? { width: lineWidth(item.line), height: item.style.lead }
      : item.kind === 'box'
        ? item
        : { width: 0, height: 0 }
  const corner = { left: side.width - item.left - size.width, top: side.height - item.top - size.height }
  return item.kind === 'line'
    ? { ...item, ...corner, isTurned: true, tag: 'artifact' }
    : { ...item, ...corner }
}

/** The dashed line to fold along. */
const planFold = ({ width, height }: Size): PlacedItem[] =>
  Array.from({ length: Math.floor((width - 2 * padding) / dash.step) }, (_, index) => ({
    kind: 'box',
    left: padding + index * dash.step,
    top: height / 2,
    width: dash.length,
    height: 0.5,
    fill: colours.hairline
  }))
