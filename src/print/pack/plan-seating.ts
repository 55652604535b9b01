import type { Cast } from '#core/cast/cast.ts'
import type { PagePlan, PlacedContent } from '../page/page-plan.ts'
import { contentHeight, contentWidth, margins } from '../page/paper.ts'
import { moveItems, type PlacedItem } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { planHeader } from '../page/plan-header.ts'
import { typesetRuns } from '../page/text-block.ts'
import { colours } from '../typeset/colours.ts'
import { boldRun, plainRun } from '../typeset/text-runs.ts'

/** Seats of the largest games: 15 players and 5 Travellers. */
const seats = 20
const headHeight = 22
/** Share of the width of each column: number, player, character, notes. */
const shares = [0.08, 0.27, 0.27, 0.38] as const
const inset = 6

/** Plans a worksheet to fill in by hand: a row for each seat, with player, character and notes. */
export function planSeating(cast: Cast, context: PlanContext): PagePlan<PlacedContent>[] {
  const header = planHeader(cast, '', context)
  const width = contentWidth(context)
  const rowHeight = (contentHeight(context, header) - headHeight) / seats
  const { seat, player, character } = context.texts.pack
  const labels = [seat, player, character, context.texts.notes]
  const lefts = shares.map((_, index) =>
    shares.slice(0, index).reduce((sum, share) => sum + share * width, 0)
  )
  const heads = labels.flatMap((label, index) => {
    const left = lefts[index] ?? 0
    const room = (shares[index] ?? 0) * width - inset
    return cell(
      boldRun(label),
      index === 0 ? 'tr' : 'th',
      left + (index === 0 ? 0 : inset),
      0,
      headHeight,
      room,
      context
    )
  })
  const rows = Array.from({ length: seats }, (_, index) => {
    const top = headHeight + index * rowHeight
    return [
      line(0, top, width, index === 0 ? 0.75 : 0.5, index === 0 ? colours.line : colours.hairline),
      ...cell(plainRun(`${index + 1}`, colours.softInk), 'tr', 0, top, rowHeight, width, context)
    ]
  })
  const columns = lefts.slice(1).map(
    (left): PlacedItem => ({
      kind: 'box',
      left,
      top: headHeight,
      width: 0.5,
      height: seats * rowHeight,
      fill: colours.hairline
    })
  )
  const items = moveItems([...heads, ...rows.flat(), ...columns], margins.side, header.bottom)
  return [{ header, content: { kind: 'placed', items } }]
}

const line = (left: number, top: number, width: number, height: number, fill: string): PlacedItem => ({
  kind: 'box',
  left,
  top,
  width,
  height,
  fill
})

/** The first line of a text, in the middle of its row. */
function cell(
  run: ReturnType<typeof plainRun>,
  tag: 'tr' | 'th',
  left: number,
  top: number,
  height: number,
  width: number,
  context: PlanContext
): PlacedItem[] {
  const style = { size: 10, lead: height }
  const [first] = typesetRuns([run], style, width, context).lines
  return first ? [{ kind: 'line', line: first, style, tag, left, top }] : []
}
