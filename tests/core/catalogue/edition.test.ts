import { expect, test } from 'vitest'
import { editionOf, editions, hasEdition } from '#core/catalogue/edition.ts'
import { teams } from '#core/character/team.ts'

test('a character belongs to its edition, and to the experimental one when the edition is unknown', () => {
  expect(editions.map(edition => editionOf({ edition }))).toEqual(editions)
  expect(editionOf({ edition: '' })).toBe('experimental')
  expect(editionOf({ edition: 'My Homebrew' })).toBe('experimental')
})

test('every team but fabled and loric is shown with an edition', () => {
  expect(teams.filter(team => !hasEdition({ team }))).toEqual(['fabled', 'loric'])
})
