import type { Run, Type } from './lines.ts'
import { type Block, moved, type Placed, placeLines } from './placed.ts'
import type { PlanContext } from './plan.ts'
import { setRuns } from './setting.ts'

/** An unbreakable piece of a column. `keep`: stays on the same page as the next strip. */
export interface Strip extends Block {
  keep: boolean
}

/** Widths and positions on a page of the almanac, in points from the left margin; `notes` is the sidebar's width. */
export const almanac = { icon: 46, text: 62, gutter: 22, notes: 138 } as const

/** Width of the text between icons and sidebar, for a content width. */
export const textWidth = (fullWidth: number): number =>
  fullWidth - almanac.text - almanac.gutter - almanac.notes
/** Left edge of the sidebar, for a content width. */
export const notesLeft = (fullWidth: number): number => fullWidth - almanac.notes

/** Style of running text. */
export const prose: Type = { size: 10.8, lead: 15 }

/** An empty strip. */
export const air = (height: number, keep = true): Strip => ({ height, items: [], keep })

/** A block as a strip. */
export const strip = (block: Block, keep = false): Strip => ({ ...block, keep })

/**
 * Plans text as one strip per line. A page neither ends with a paragraph's first line nor starts with its last one.
 * `beside` draws extra items beside each line.
 */
export function planLines(
  runs: readonly Run[],
  style: Type,
  column: { left: number; width: number },
  context: PlanContext,
  beside: (height: number) => readonly Placed[] = () => []
): Strip[] {
  const { lines } = setRuns(runs, style, column.width, context)
  return lines.map((line, index) => ({
    height: style.lead,
    items: [...beside(style.lead), ...placeLines([line], style, column.left, 0)],
    keep: index === 0 ? lines.length > 1 : index === lines.length - 2
  }))
}

export const heightOfStrips = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0)

/** Strips below each other, from `top`. */
export function placeStrips(strips: readonly Strip[], left: number, top: number): Placed[] {
  let at = top
  return strips.flatMap(({ items, height }) => {
    const placed = moved(items, left, at)
    at += height
    return placed
  })
}

/** Number of strips that fit into `room` points, so that the last one may end a page. */
export function countThatFit(strips: readonly Strip[], room: number): number {
  let height = 0
  let count = 0
  for (const each of strips) {
    if (height + each.height > room) break
    height += each.height
    count++
  }
  while (count > 0 && count < strips.length && strips[count - 1]?.keep) count--
  return count
}
