import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { toImageName } from '#core/saving/saved-image.ts'

test.each([
  ['A moor.png', 'A moor'],
  ['Mr. Bell.final.JPEG', 'Mr. Bell.final'],
  ['St. Elmo’s fire', 'St. Elmo’s fire'],
  ['.webp', 'image'],
  ['', 'image']
])('the file %s becomes the image %s', (file, name) => expect(toImageName(file)).toBe(name))

test('a long name is cut to the limit', () => {
  expect(toImageName(`${'bell '.repeat(40)}.png`)).toHaveLength(limits.images.name - 1)
})

test('blanks around a name don’t count', () => {
  const name = 'x'.repeat(limits.images.name)
  expect(toImageName(`   ${name}.png`)).toBe(name)
})
