import { expect, test } from 'vitest'
import { dismiss, isDismissed, restore } from '#core/advice/dismissed.ts'
import type { Note } from '#core/advice/note.ts'

const untitled: Note = { code: 'title_missing', severity: 'note' }
const local = (...characters: string[]): Note => ({ code: 'image_local', severity: 'mistake', characters })
const many = (team: 'minion' | 'demon', count: number): Note => ({
  code: 'team_many',
  severity: 'note',
  team,
  count
})

test('a dismissed suggestion is hidden, others aren’t', () => {
  const dismissed = dismiss({}, untitled)
  expect(isDismissed(untitled, dismissed)).toBe(true)
  expect(isDismissed(local('owl'), dismissed)).toBe(false)
})

test('it reappears with a new subject, but not with fewer subjects', () => {
  const dismissed = dismiss({}, local('owl', 'bat'))
  expect(isDismissed(local('owl'), dismissed)).toBe(true)
  expect(isDismissed(local('owl', 'bat', 'crow'), dismissed)).toBe(false)
})

test('it stays hidden when only its count changes', () => {
  const dismissed = dismiss({}, many('minion', 6))
  expect(isDismissed(many('minion', 7), dismissed)).toBe(true)
  expect(isDismissed(many('demon', 7), dismissed)).toBe(false)
})

test('restoring it undoes only its own dismissal', () => {
  const both = dismiss(dismiss({}, many('minion', 6)), many('demon', 6))
  const one = restore(both, many('minion', 6))
  expect(isDismissed(many('minion', 6), one)).toBe(false)
  expect(isDismissed(many('demon', 6), one)).toBe(true)
  expect(restore(one, many('demon', 6))).toEqual({})
  expect(restore(dismiss({}, untitled), untitled)).toEqual({})
})
