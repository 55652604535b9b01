import { type Box, boxAround, overlap } from './geometry.ts'
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
const parts = [0.86, 0.74, 0.64]
/** Tokens don't become smaller than this for it. */
const smallest = 48

/** A table without room for all its reminders is laid out higher, by these parts. */
const heights = [1, 1.3, 1.7, 2.2]

/**
 * Places everything on a table so that nothing overlaps. Tokens are as large as they can be, but smaller where they would cover the
 * middle, or reminders would have no room for their texts, or for themselves.
 */
export function layoutAll(width: number, height: number, contents: Contents): FullLayout {
  const { counts, edgeItems } = contents
  const seats = counts.length
  for (const part of heights) {
    const largest = layoutTable(width, height * part, seats, edgeItems)
    const sizes = new Set(parts.map(each => Math.max(each * largest.token, smallest)))
    const smaller = [...sizes]
      .filter(token => token < largest.token)
      .map(token => layoutTable(width, height * part, seats, edgeItems, token))
    const tables = withFreeMiddle([largest, ...smaller], contents)
    const best = firstFitting(tables, contents, true) ?? firstFitting(tables, contents, false)
    if (best) return best
  }
  const table = layoutTable(width, height, seats, edgeItems)
  return { table, reminders: pileReminders(table, counts, middleBox(table, contents)) }
}

/** The tables whose seats leave the middle free; all of them if none does. */
function withFreeMiddle(tables: readonly TableLayout[], contents: Contents): readonly TableLayout[] {
  const free = tables.filter(table => {
    const middle = middleBox(table, contents)
    return !table.seats.some(({ box }) => overlap(box, middle))
  })
  return free.length > 0 ? free : tables
}

/** The first table on which all reminders have room, with texts or without; undefined if there is none. */
function firstFitting(
  tables: readonly TableLayout[],
  contents: Contents,
  texts: boolean
): FullLayout | undefined {
  for (const table of tables) {
    const reminders = layoutReminders(table, contents.counts, middleBox(table, contents), { texts })
    if (reminders) return { table, reminders }
  }
  return undefined
}

const middleBox = ({ centre }: TableLayout, { middle }: Contents): Box =>
  boxAround(centre, middle.width, middle.height)
