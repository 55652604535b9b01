import { colours } from '../typeset/colours.ts'
import { moveItems, type PlacedBlock, type PlacedItem } from './placed-item.ts'
import type { PlanContext } from './plan-context.ts'
import { leftAlignedBlock, textBlockHeight, typesetHeading } from './text-block.ts'

const sectionGap = 10
const lineGap = 22
/** Minimum height in points for note lines. */
const minHeight = 120

/** Lines to write notes on, below a heading, that fill `room` points of height. Empty when there is too little height. */
export function planNoteLines(width: number, room: number, context: PlanContext): PlacedBlock[] {
  if (room < minHeight) return []
  const heading = typesetHeading(context.texts.notes, { size: 16, lead: 21, tag: 'h2' }, width, context)
  const top = sectionGap + textBlockHeight(heading)
  const count = Math.floor((room - top) / lineGap)
  const lines = Array.from(
    { length: count },
    (_, index): PlacedItem => ({
      kind: 'box',
      left: 0,
      top: top + (index + 1) * lineGap,
      width,
      height: 0.5,
      fill: colours.hairline
    })
  )
  return [
    {
      height: top + count * lineGap + 1,
      items: [...moveItems(leftAlignedBlock(heading).items, 0, sectionGap), ...lines]
    }
  ]
}
