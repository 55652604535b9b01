import type { Cast } from '#core/cast/cast.ts'
import { ownCardTexts } from '#core/cast/own-card-texts.ts'
import { cutText } from '#core/cut-text.ts'
import type { CardText } from '../pack-texts.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import type { Size } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { readLines } from '../print-options.ts'
import { cardFrame, cardPadding } from './card-frame.ts'
import { gridInMargins, planCardPages } from './card-grid.ts'
import { planLargeText } from './large-text.ts'

const rows = 4
const mark = { size: 15, gap: 9 } as const
/** Letters of a card; the grimoire has the same limit. */
const maxLetters = 200

/**
 * Plans the cards that the storyteller shows to players at night: the standard ones of the grimoire, those of the
 * script's characters, and the storyteller's own.
 */
export function planInfoCards(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const grid = gridInMargins(1, rows, context.paper)
  const own = [...cast.characters.flatMap(ownCardTexts), ...readLines(context.options.cardTexts)]
  const cards: CardText[] = [
    ...context.texts.pack.cards,
    ...[...new Set(own)].map(text => ({ text: cutText(text, maxLetters) }))
  ]
  return planCardPages(
    cards.map(card => planInfoCard(card, grid, context)),
    grid,
    context.paper
  )
}

/** A text in the middle of its card, below the mark of the team that it is about. */
function planInfoCard({ text, team }: CardText, card: Size, context: PlanContext): PlacedItem[] {
  const above = team ? mark.size + mark.gap : 0
  const room = { width: card.width - 2 * cardPadding, height: card.height - 2 * cardPadding - above }
  const block = planLargeText(text, room, context)
  const top = (card.height - block.height - above) / 2
  return [
    ...cardFrame(card),
    ...(team
      ? [{ kind: 'mark', team, size: mark.size, left: (card.width - mark.size) / 2, top } as const]
      : []),
    ...moveItems(block.items, cardPadding, top + above)
  ]
}
