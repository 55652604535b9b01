import { expect, test } from 'vitest'
import { builderTitle, titleText } from '#i18n/title-text.ts'

test.each(['', ' ', '\n\t'])('the blank title %j has a text', title => {
  expect(titleText(title)).toBe('Untitled script')
  expect(titleText(title, 'de')).toBe('Skript ohne Titel')
  expect(builderTitle(title)).toBe('Title')
})

test('a title is shown without the blanks around it', () => {
  expect(titleText(' Night Birds ')).toBe('Night Birds')
  expect(builderTitle(' Night Birds ')).toBe('Night Birds')
})
