import { expect, test } from 'vitest'
import { keyNames, shortcutGroups } from '#i18n/labels/shortcut-list.ts'

test('keys have their signs on a Mac and their names elsewhere', () => {
  expect(keyNames('Ctrl+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z'])
  expect(keyNames('Ctrl+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyNames('+', false)).toEqual(['+'])
  expect(keyNames('Space', false)).toEqual(['Space'])
})

test('a single key is one character', () => {
  const single = shortcutGroups().flatMap(({ shortcuts }) => shortcuts.filter(each => each.isSingleKey))
  expect(single.flatMap(({ keys }) => keys).every(key => key.length === 1)).toBe(true)
})
