import { expect, test } from 'vitest'
import { inLocale } from '#i18n/in-locale.ts'
import { keyNames, keyText } from '#i18n/labels/key-names.ts'

test('keys have their signs on a Mac and their names elsewhere', () => {
  expect(keyNames('Ctrl+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z'])
  expect(keyNames('Ctrl+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyNames('+', false)).toEqual(['+'])
  expect(keyNames('Space', false)).toEqual(['Space'])
})

test('a shortcut as a text is written as keyboards of the language are', () => {
  expect(keyText('Ctrl+Shift+Z', true)).toBe('⌘⇧Z')
  expect(keyText('Ctrl+Shift+Z', false)).toBe('Ctrl+Shift+Z')
  expect(inLocale('de', () => keyText('Ctrl+Shift+Z', false))).toBe('Strg+Umschalt+Z')
})
