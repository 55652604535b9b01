import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { millimetresToPoints, type Size } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { colours } from '../typeset/colours.ts'
import { cardFrame, cardPadding } from './card-frame.ts'
import { gridInMargins, planCardPages } from './card-grid.ts'
import { planLargeText } from './large-text.ts'

/** One card for the Demon; others get bluffs too, such as a Lunatic. */
const cardCount = 3
const circleCount = 3
const gap = 12
/** Room around a token in its circle, in points. */
const play = 5
const textHeight = 46

/** Plans cards with three empty circles for the tokens of characters that are not in play. */
export function planBluffCards(_: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const grid = gridInMargins(1, cardCount, context.paper)
  const card = planBluffCard(grid, context)
  return planCardPages(
    Array.from({ length: cardCount }, () => card),
    grid,
    context.paper
  )
}

/** The circles fit the script's tokens, or the card if the tokens are larger than that. */
function planBluffCard(card: Size, context: PlanContext): PlacedItem[] {
  const width = card.width - 2 * cardPadding
  const text = planLargeText(context.texts.pack.notInPlay, { width, height: textHeight }, context, 33)
  const room = card.height - 2 * cardPadding - text.height - gap
  const size = Math.min(
    millimetresToPoints(context.options.tokenSize) + play,
    (width - (circleCount - 1) * gap) / circleCount,
    room
  )
  const top = (card.height - text.height - gap - size) / 2
  const step = size + Math.min(3 * gap, (width - circleCount * size) / (circleCount - 1))
  const left = (card.width - (circleCount - 1) * step - size) / 2
  return [
    ...cardFrame(card),
    ...moveItems(text.items, cardPadding, top),
    ...Array.from(
      { length: circleCount },
      (_, index): PlacedItem => ({
        kind: 'box',
        left: left + index * step,
        top: top + text.height + gap,
        width: size,
        height: size,
        radius: size / 2,
        edge: colours.line
      })
    )
  ]
}
