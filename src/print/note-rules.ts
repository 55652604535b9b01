import { colours } from './paper.ts'
import { type Block, moved, type Placed } from './placed.ts'
import type { PlanContext } from './plan.ts'
import { heightOf, leftBlock, setHeading } from './setting.ts'

const sectionGap = 10
const ruleGap = 22
/** Spare room from which it is ruled for notes. */
const notesFrom = 120

/** Ruled room for notes, as high as there is room; nothing where there is little. */
export function planNoteRules(width: number, room: number, context: PlanContext): Block[] {
  if (room < notesFrom) return []
  const set = setHeading(context.words.notes, { size: 16, lead: 21 }, width, context)
  const top = sectionGap + heightOf(set)
  const count = Math.floor((room - top) / ruleGap)
  const rules = Array.from(
    { length: count },
    (_, index): Placed => ({
      kind: 'box',
      left: 0,
      top: top + (index + 1) * ruleGap,
      width,
      height: 0.5,
      fill: colours.hairline
    })
  )
  return [
    { height: top + count * ruleGap + 1, items: [...moved(leftBlock(set).items, 0, sectionGap), ...rules] }
  ]
}
