import { type Box, boxAround } from './geometry.ts'
import { layoutReminders, pileReminders, type RemindersLayout } from './reminder-layout.ts'
import { layoutTable, type TableLayout } from './table-layout.ts'

export interface FullLayout {
  readonly table: TableLayout
  readonly reminders: RemindersLayout
}

interface Contents {
  /** Of the reminders by seat. */
  readonly counts: readonly number[]
  /** How many tokens and reminders lie at the edge. */
  readonly edgeItems: number
  /** Size of what lies in the middle. */
  readonly middle: { readonly width: number; readonly height: number }
}

/** Parts of the largest tokens that are tried, so that reminders can have their texts. */
const parts = [1, 0.86, 0.74, 0.64]
/** Tokens don't become smaller than this for it. */
const smallest = 48

/** A table without room for all its reminders is laid out higher, by these parts. */
const heights = [1, 1.3, 1.7, 2.2]

/**
 * Places everything on a table so that nothing overlaps. Tokens are as large as they can be, but smaller where reminders would have no
 * room for their texts, or for themselves.
 */
export function layoutAll(width: number, height: number, contents: Contents): FullLayout {
  const { counts, edgeItems } = contents
  const seats = counts.length
  for (const part of heights) {
    const table = layoutTable(width, height * part, seats, edgeItems)
    const sizes = parts
      .map(each => each * table.token)
      .filter(size => size === table.token || size >= smallest)
    const layouts = sizes.map(size => () => layoutTable(width, height * part, seats, edgeItems, size))
    const best = firstReadable(layouts, contents)
    if (best) return best
  }
  const table = layoutTable(width, height, seats, edgeItems)
  return { table, reminders: pileReminders(table, counts, middleBox(table, contents)) }
}

/** The first layout in which reminders have texts, else the first in which they have room; undefined if there is none. */
function firstReadable(layouts: readonly (() => TableLayout)[], contents: Contents): FullLayout | undefined {
  let first: FullLayout | undefined
  for (const layout of layouts) {
    const table = layout()
    const reminders = layoutReminders(table, contents.counts, middleBox(table, contents))
    if (reminders && reminders.lines > 0) return { table, reminders }
    if (reminders && !first) first = { table, reminders }
  }
  return first
}

const middleBox = ({ centre }: TableLayout, { middle }: Contents): Box =>
  boxAround(centre, middle.width, middle.height)
