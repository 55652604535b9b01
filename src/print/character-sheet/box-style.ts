import type { PlanContext } from '../page/plan-context.ts'
import type { TextStyle } from '../typeset/lines.ts'
import { type FitStep, isLargePrint } from './fit-steps.ts'

/** The style of the boxes in one fit step: text style and distances, in points. */
export interface BoxStyle extends TextStyle {
  title: TextStyle
  padding: number
  icon: number
  /** Space between the icons of an item. */
  iconGap: number
  /** Space between an item's icons and its text. */
  textGap: number
  /** Space between boxes. */
  gap: number
  itemGap: number
  columnGap: number
}

const fixedGaps = { iconGap: 3, gap: 12, columnGap: 20 } as const

/** The style of the boxes for a fit step, closely set on half pages. */
export function boxStyleFor(step: FitStep, { isHalf }: Pick<PlanContext, 'isHalf'> = {}): BoxStyle {
  const size = isLargePrint(step)
    ? step.size
    : Math.max(6.5, Math.min(Math.max(8.4, step.size * 0.8), step.size - 0.2))
  if (isHalf) {
    return {
      ...fixedGaps,
      size,
      lead: size + 1.3,
      title: { size: 10.5, lead: 13 },
      padding: 6,
      icon: 11,
      textGap: 5,
      itemGap: 2
    }
  }
  return step.dense
    ? {
        ...fixedGaps,
        size,
        lead: size + 1.3,
        title: { size: 12, lead: 16 },
        padding: 8,
        icon: 14,
        textGap: 6,
        itemGap: 3
      }
    : {
        ...fixedGaps,
        size,
        lead: size + 1.8,
        title: { size: 15, lead: 22 },
        padding: 10.5,
        icon: 16,
        textGap: 8,
        itemGap: 5
      }
}
