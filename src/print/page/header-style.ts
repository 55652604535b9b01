import type { PlanContext } from './plan-context.ts'

/** Sizes and distances of a page header, in points. */
export interface HeaderStyle {
  top: number
  /** Title sizes, tried with the author beside the title, then with the author below. */
  titles: readonly number[]
  /** Size of a title that breaks into several lines. */
  brokenTitle: number
  author: { size: number; lead: number }
  /** Maximum height of the logo beside the title, and in place of it. */
  logo: { beside: number; alone: number }
  codeSize: number
  /** Space above the Oxford rule. */
  ruleGap: number
  /** Distance from the top of the Oxford rule to the content. */
  ruleHeight: number
}

const full: HeaderStyle = {
  top: 28,
  titles: [31, 28, 25, 22],
  brokenTitle: 20,
  author: { size: 14, lead: 17 },
  logo: { beside: 38, alone: 54 },
  codeSize: 36,
  ruleGap: 5.5,
  ruleHeight: 12.75
}

const half: HeaderStyle = {
  top: 20,
  titles: [22, 20, 18],
  brokenTitle: 16,
  author: { size: 11.5, lead: 14 },
  logo: { beside: 28, alone: 34 },
  codeSize: 30,
  ruleGap: 3.5,
  ruleHeight: 10.5
}

/** The style of a header: low on half pages, where every line counts. */
export const headerStyleOf = ({ isHalf }: Pick<PlanContext, 'isHalf'>): HeaderStyle => (isHalf ? half : full)
