import { colours } from './paper.ts'
import { type Block, moved, type Placed } from './placed.ts'
import type { PlanContext } from './plan.ts'
import { heightOf, leftBlock, setHeading } from './setting.ts'

const sectionGap = 10
const lineGap = 22
/** Minimum height in points for note lines. */
const minHeight = 120

/** Lines to write notes on, below a heading, that fill `room` points of height. Empty when there is too little height. */
export function planNoteRules(width: number, room: number, context: PlanContext): Block[] {
  if (room < minHeight) return []
  const heading = setHeading(context.words.notes, { size: 16, lead: 21 }, width, context)
  const top = sectionGap + heightOf(heading)
  const count = Math.floor((room - top) / lineGap)
  const lines = Array.from(
    { length: count },
    (_, index): Placed => ({
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
      items: [...moved(leftBlock(heading).items, 0, sectionGap), ...lines]
    }
  ]
}
