import { expect, test } from 'vitest'
import { visibilities } from '#core/saving/document.ts'
import { visibilityText } from '#i18n/visibility-text.ts'

test('each visibility has a name and an explanation of its own', () => {
  const texts = visibilities.map(visibilityText).flatMap(Object.values)
  expect(new Set(texts).size).toBe(visibilities.length * 2)
})
