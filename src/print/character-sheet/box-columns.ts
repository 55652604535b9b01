import { takeFitting } from '../page/paginate.ts'
import { totalHeight } from '../page/placed-item.ts'
import type { BoxStyle } from './box-style.ts'
import type { BoxItemPlan } from './character-sheet-plan.ts'

/** Minimum lines of the rest of a box on the next page. */
const minLines = 3

/** The most items that fit into `room`, in columns of similar height; empty when not even one fits. */
export function fillColumns(
  { items, columns }: { items: readonly BoxItemPlan[]; columns: number },
  room: number,
  style: BoxStyle
): BoxItemPlan[][] {
  const rules = { height: ({ height }: BoxItemPlan) => height, gap: () => style.itemGap }
  let count = 0
  for (let column = 0; column < columns; column++)
    count += takeFitting(items, count, room, false, rules).length
  if (count === 0) return []
  if (count > 1 && isShort(items.slice(count))) count--
  const filled = items.slice(0, count)
  return columns === 1 ? [filled] : halve(filled, style)
}

/** Whether a page would start with a line or two of a box and nothing else of it. */
const isShort = ([first, ...others]: readonly BoxItemPlan[]) =>
  first !== undefined && others.length === 0 && first.lines.length < minLines

/** Splits items into two columns of most similar height. */
export function halve(items: readonly BoxItemPlan[], style: BoxStyle): BoxItemPlan[][] {
  const halfHeight = itemsHeight(items, style) / 2
  let [middle, height] = [0, items[0]?.height ?? 0]
  while (middle < items.length - 1 && height < halfHeight)
    height += style.itemGap + (items[++middle]?.height ?? 0)
  const splits = [middle + 1, middle].map(cut => [items.slice(0, cut), items.slice(cut)])
  const [first = [], second = first] = splits.filter(columns => columns.every(column => column.length > 0))
  return tallest(second, style) < tallest(first, style) ? second : first.length > 0 ? first : [items.slice(0)]
}

/** Height of the tallest column, in points. */
export const tallest = (columns: readonly (readonly BoxItemPlan[])[], style: BoxStyle) =>
  Math.max(...columns.map(column => itemsHeight(column, style)))

/** Height of items below each other, in points. */
export const itemsHeight = (items: readonly BoxItemPlan[], { itemGap }: BoxStyle) =>
  totalHeight(items) + Math.max(0, items.length - 1) * itemGap
