import { expect, test } from 'vitest'
import { toPlainLetters } from '#core/plain-letters.ts'

test('letters that no decomposition makes plain become plain, all others stay', () => {
  expect(toPlainLetters('straße')).toBe('strasse')
  expect(toPlainLetters('cœur')).toBe('coeur')
  expect(toPlainLetters('đêm ısı')).toBe('dêm isi')
  expect(toPlainLetters('imp 2')).toBe('imp 2')
})
