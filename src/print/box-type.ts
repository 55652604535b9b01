import type { FitStep } from './fit-steps.ts'
import type { Type } from './lines.ts'

/** How boxes are set in one fit step of the sheet: the type of their words, and places in points. */
export interface BoxType extends Type {
  title: Type
  padding: number
  icon: number
  /** Between the icons of an item. */
  iconGap: number
  /** Between an item's icons and its words. */
  textGap: number
  /** Between boxes. */
  gap: number
  itemGap: number
  columnGap: number
}

const places = { iconGap: 3, gap: 12, columnGap: 20 } as const

/** How boxes go with the abilities of a step. */
export function boxTypeOf(step: FitStep): BoxType {
  const size = Math.max(6.5, Math.min(Math.max(8.4, step.size * 0.8), step.size - 0.2))
  return step.dense
    ? {
        ...places,
        size,
        lead: size + 1.3,
        title: { size: 12, lead: 16 },
        padding: 8,
        icon: 14,
        textGap: 6,
        itemGap: 3
      }
    : {
        ...places,
        size,
        lead: size + 1.8,
        title: { size: 15, lead: 22 },
        padding: 10.5,
        icon: 16,
        textGap: 8,
        itemGap: 5
      }
}
