import { expect, test } from 'vitest'
import { insertRow, noRows, reconcileRows } from '#ui/lists/reconcile-rows.ts'

const rowsOf = (text: string) => reconcileRows(noRows, [...text])

/** The keys after a change, as letters of the rows that had them; `+` is a new key. */
function keysAfter(before: string, after: string): string {
  const rows = rowsOf(before)
  const { keys } = reconcileRows(rows, [...after])
  expect(new Set(keys).size).toBe(after.length)
  return keys.map(key => [...before][rows.keys.indexOf(key)] ?? '+').join('')
}

test.each([
  ['a removal at the end', 'abc', 'ab', 'ab'],
  ['a removal in the middle', 'abcd', 'acd', 'acd'],
  ['the undo of a removal in the middle', 'acd', 'abcd', 'a+cd'],
  ['the undo of a removal at the start', 'bcd', 'abcd', '+bcd'],
  ['a move down', 'abcd', 'bcad', 'bcad'],
  ['the undo of that move', 'bcad', 'abcd', 'abcd'],
  ['an edit', 'abc', 'axc', 'abc'],
  ['an edit that makes two rows equal', 'abc', 'aac', 'abc'],
  ['an edit and a move at once', 'abcd', 'dxca', 'dbca'],
  ['another list', 'ab', 'xyz', 'ab+'],
  ['an emptied list', 'ab', '', '']
])('rows keep their keys after %s', (_, before, after, keys) => {
  expect(keysAfter(before, after)).toBe(keys)
})

test('rows of equal content have keys of their own', () => {
  expect(new Set(rowsOf('aaa').keys).size).toBe(3)
})

test('an inserted row has a key that no row had', () => {
  const rows = rowsOf('abc')
  const shorter = reconcileRows(rows, ['a', 'b'])
  const { keys } = insertRow(shorter, 1, 'x')
  expect(keys).toEqual([rows.keys[0], 'row 3', rows.keys[1]])
})

test('the same contents return the same object', () => {
  const rows = rowsOf('ab')
  expect(reconcileRows(rows, ['a', 'b'])).toBe(rows)
})
