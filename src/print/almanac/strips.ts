import { type BreakRules, lineKeepsWithNext } from '../page/paginate.ts'
import { moveItems, type PlacedBlock, type PlacedItem, placeLines } from '../page/placed-item.ts'
import type { PlanContext } from '../page/plan-context.ts'
import { type Tag, tagOfLine } from '../page/tag.ts'
import { typesetRuns } from '../page/text-block.ts'
import type { Run, TextStyle } from '../typeset/lines.ts'

/** An unbreakable piece of a column. `keep`: stays on the same page as the next strip. */
export interface Strip extends PlacedBlock {
  keep: boolean
}

/** Widths and positions on a page of the almanac, in points from the left margin; `notes` is the sidebar's width. */
export const almanacLayout = { icon: 46, text: 62, gutter: 22, notes: 138 } as const

/** Width of the text between icons and sidebar, for a content width. */
export const textColumnWidth = (fullWidth: number): number =>
  fullWidth - almanacLayout.text - almanacLayout.gutter - almanacLayout.notes
/** Left edge of the sidebar, for a content width. */
export const sidebarLeft = (fullWidth: number): number => fullWidth - almanacLayout.notes

/** Style of running text. */
export const bodyStyle: TextStyle = { size: 10.8, lead: 15 }

/** An empty strip. */
export const spacer = (height: number, keep = true): Strip => ({ height, items: [], keep })

/** A block as a strip. */
export const toStrip = (block: PlacedBlock, keep = false): Strip => ({ ...block, keep })

interface LineStripOptions {
  /** Draws extra items beside each line. */
  beside?: (height: number) => readonly PlacedItem[]
  /** What the text is in the structure of a PDF. */
  tag?: Tag
}

/**
 * Plans text as one strip per line. `lineKeepsWithNext` says which lines stay on one page.
 */
export function planLineStrips(
  runs: readonly Run[],
  style: TextStyle,
  column: { left: number; width: number },
  context: PlanContext,
  { beside = () => [], tag = 'p' }: LineStripOptions = {}
): Strip[] {
  const { lines } = typesetRuns(runs, style, column.width, context)
  return lines.map((line, index) => ({
    height: style.lead,
    items: [...beside(style.lead), ...placeLines([line], style, column.left, 0, tagOfLine(tag, index))],
    keep: lineKeepsWithNext(index, lines.length)
  }))
}

/** Strips below each other, from `top`. */
export function placeStrips(strips: readonly Strip[], left: number, top: number): PlacedItem[] {
  let at = top
  return strips.flatMap(({ items, height }) => {
    const placed = moveItems(items, left, at)
    at += height
    return placed
  })
}

/** How strips break across pages. */
export const stripRules: BreakRules<Strip> = {
  height: ({ height }) => height,
  keepsWithNext: ({ keep }) => keep
}
