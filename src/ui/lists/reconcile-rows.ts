/** Rows of a list whose items have no ids, with a key for each. */
export interface KeyedRows {
  /** What each item contains; two may be equal. */
  contents: readonly string[]
  keys: readonly string[]
  /** The number of the next key. */
  nextKey: number
}

export const noRows: KeyedRows = { contents: [], keys: [], nextKey: 0 }

/**
 * Gives rows their keys after the list was changed elsewhere, by undo or another tab: an item that was moved takes its
 * key along, one that was edited keeps its own, and a new one gets a new key. Returns the same object if nothing changed.
 */
export function reconcileRows(rows: KeyedRows, contents: readonly string[]): KeyedRows {
  if (hasSameItems(rows.contents, contents)) return rows
  const before = rows.contents
  const most = Math.min(before.length, contents.length)
  const start = countWhile(most, index => before[index] === contents[index])
  const end = countWhile(most - start, index => before.at(-1 - index) === contents.at(-1 - index))

  const free = rows.keys
    .slice(start, rows.keys.length - end)
    .map((key, index) => ({ key, content: before[start + index] }))
  const changed = contents.slice(start, contents.length - end)
  const moved = changed.map(content => takeFirst(free, each => each.content === content))
  let { nextKey } = rows
  const middle = moved.map(found => found ?? takeFirst(free, () => true) ?? { key: keyOf(nextKey++) })
  const keys = [
    ...rows.keys.slice(0, start),
    ...middle.map(({ key }) => key),
    ...rows.keys.slice(rows.keys.length - end)
  ]
  return { contents, keys, nextKey }
}

/** Inserts a row with a new key. */
export const insertRow = (
  { contents, keys, nextKey }: KeyedRows,
  index: number,
  content: string
): KeyedRows => ({
  contents: contents.toSpliced(index, 0, content),
  keys: keys.toSpliced(index, 0, keyOf(nextKey)),
  nextKey: nextKey + 1
})

const keyOf = (number: number) => `row ${number}`

const hasSameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** The number of indexes from 0, at most `most`, before the first that doesn't pass. */
function countWhile(most: number, passes: (index: number) => boolean): number {
  let count = 0
  while (count < most && passes(count)) count += 1
  return count
}

/** Removes and returns the first item that matches. */
function takeFirst<Item>(items: Item[], matches: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(matches)
  return index < 0 ? undefined : items.splice(index, 1)[0]
}
