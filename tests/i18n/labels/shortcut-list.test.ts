import { expect, test } from 'vitest'
import { shortcutGroups } from '#i18n/labels/shortcut-list.ts'

test('a single key is one character', () => {
  const single = shortcutGroups().flatMap(({ shortcuts }) => shortcuts.filter(each => each.isSingleKey))
  expect(single.flatMap(({ keys }) => keys).every(key => key.length === 1)).toBe(true)
})
