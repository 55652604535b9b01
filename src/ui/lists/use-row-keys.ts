import { useState } from 'react'
import { insertRow, type KeyedRows, noRows, reconcileRows } from './reconcile-rows.ts'
import { moveItem } from './row-moves.ts'

/**
 * Stable React keys for the rows of a list whose items have no ids, and actions on its items. A row keeps its key through
 * edits, moves and changes from elsewhere, such as undo.
 *
 * @param items plain data
 */
export function useRowKeys<Item>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [stored, setRows] = useState<KeyedRows>(noRows)
  const [addedKey, setAddedKey] = useState<string>()
  const rows = reconcileRows(stored, items.map(contentOf))
  if (rows !== stored) setRows(rows)
  const { contents, keys } = rows

  function insert(index: number, item: Item) {
    const next = insertRow(rows, index, contentOf(item))
    setRows(next)
    onChange(items.toSpliced(index, 0, item))
    return next.keys[index]
  }

  return {
    keys,
    /** The key of the row that was added last. */
    addedKey,
    indexOfKey: (key: string) => keys.indexOf(key),
    /** Adds an item at the end. */
    add: (item: Item) => setAddedKey(insert(items.length, item)),
    /** Puts an item back in its place. */
    insert: (index: number, item: Item) => void insert(index, item),
    remove(index: number) {
      setRows({ ...rows, contents: contents.toSpliced(index, 1), keys: keys.toSpliced(index, 1) })
      onChange(items.toSpliced(index, 1))
    },
    move(from: number, to: number) {
      setRows({ ...rows, contents: moveItem(contents, from, to), keys: moveItem(keys, from, to) })
      onChange(moveItem(items, from, to))
    }
  }
}

const contentOf = (item: unknown) => JSON.stringify(item)
