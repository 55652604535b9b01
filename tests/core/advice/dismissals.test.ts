import { expect, test } from 'vitest'
import { isDismissed, withDismissed, withoutDismissed } from '#core/advice/dismissals.ts'
import type { Suggestion } from '#core/advice/suggestion.ts'

const untitled: Suggestion = { code: 'title_missing', severity: 'note' }
const local = (...characters: string[]): Suggestion => ({
  code: 'image_local',
  severity: 'mistake',
  characters
})
const many = (team: 'minion' | 'demon', count: number): Suggestion => ({
  code: 'team_many',
  severity: 'note',
  team,
  count
})

test('a dismissed suggestion is hidden, others aren’t', () => {
  const dismissed = withDismissed({}, untitled)
  expect(isDismissed(untitled, dismissed)).toBe(true)
  expect(isDismissed(local('owl'), dismissed)).toBe(false)
})

test('it reappears with a new subject, but not with fewer subjects', () => {
  const dismissed = withDismissed({}, local('owl', 'bat'))
  expect(isDismissed(local('owl'), dismissed)).toBe(true)
  expect(isDismissed(local('owl', 'bat', 'crow'), dismissed)).toBe(false)
})

test('it stays hidden when only its count changes', () => {
  const dismissed = withDismissed({}, many('minion', 6))
  expect(isDismissed(many('minion', 7), dismissed)).toBe(true)
  expect(isDismissed(many('demon', 7), dismissed)).toBe(false)
})

test('restoring it undoes only its own dismissal', () => {
  const both = withDismissed(withDismissed({}, many('minion', 6)), many('demon', 6))
  const one = withoutDismissed(both, many('minion', 6))
  expect(isDismissed(many('minion', 6), one)).toBe(false)
  expect(isDismissed(many('demon', 6), one)).toBe(true)
  expect(withoutDismissed(one, many('demon', 6))).toEqual({})
  expect(withoutDismissed(withDismissed({}, untitled), untitled)).toEqual({})
})

test('a suggestion about characters in a night is dismissed for that night alone', () => {
  const asleep = (night: 'firstNight' | 'otherNight', ...characters: string[]): Suggestion => ({
    code: 'order_asleep',
    severity: 'note',
    night,
    characters
  })
  const dismissed = withDismissed({}, asleep('firstNight', 'owl'))
  expect(isDismissed(asleep('firstNight', 'owl'), dismissed)).toBe(true)
  expect(isDismissed(asleep('otherNight', 'owl'), dismissed)).toBe(false)
  expect(isDismissed(asleep('firstNight', 'owl', 'bat'), dismissed)).toBe(false)
  expect(
    withoutDismissed(withDismissed(dismissed, asleep('otherNight', 'owl')), asleep('otherNight', 'owl'))
  ).toEqual(dismissed)
})

test('a suggestion about images of the script is dismissed for these', () => {
  const insecure = (...images: ('logo' | 'background')[]): Suggestion => ({
    code: 'image_insecure',
    severity: 'advice',
    images
  })
  const dismissed = withDismissed({}, insecure('logo'))
  expect(isDismissed(insecure('logo'), dismissed)).toBe(true)
  expect(isDismissed(insecure('background'), dismissed)).toBe(false)
})

test('dismissing twice is dismissing once, and restoring what isn’t dismissed changes nothing', () => {
  const once = withDismissed({}, local('owl'))
  expect(withDismissed(once, local('owl'))).toEqual(once)
  expect(withoutDismissed({}, local('owl'))).toEqual({})
  expect(withoutDismissed(once, untitled)).toEqual(once)
})
