import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import type { CastCharacter } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import {
  type Filters,
  filterCharacters,
  isFiltering,
  noFilters,
  toggleItem
} from '#features/character-picker/filters.ts'
import { catalogue } from '../../core/script-builders.ts'

let official: readonly CastCharacter[]
beforeAll(async () => {
  official = buildOfficialCast(catalogue, await loadTexts('en')).characters
})

const find = (filters: Partial<Filters>) => filterCharacters({ ...noFilters, ...filters }, official)
const namesOf = (filters: Partial<Filters>) => find(filters).map(({ name }) => name)

describe('the filters', () => {
  test('let every character pass while nothing is chosen', () => {
    expect(find({})).toEqual(official)
    expect(find({ query: '   ' })).toEqual(official)
  })

  test('search names and abilities, or abilities alone with has:', () => {
    expect(namesOf({ query: 'fortune' })).toContain('Fortune Teller')
    expect(namesOf({ query: 'has:grimoire' })).toEqual(['Spy', 'Widow'])
  })

  test('keep the given order whatever the query', () => {
    const found = find({ query: 'demon' })
    expect(found.length).toBeGreaterThan(5)
    expect(found).toEqual(official.filter(character => found.includes(character)))
  })

  test('widen with a second team or edition, and narrow with a second property', () => {
    const minions = namesOf({ teams: ['minion'] })
    expect(namesOf({ teams: ['minion', 'demon'] }).length).toBeGreaterThan(minions.length)
    expect(namesOf({ editions: ['tb', 'bmr'] }).length).toBeGreaterThan(namesOf({ editions: ['tb'] }).length)
    const first = find({ properties: ['firstNight'] })
    const both = find({ properties: ['firstNight', 'otherNight'] })
    expect(first.every(({ firstNight }) => firstNight > 0)).toBe(true)
    expect(both).toEqual(first.filter(({ otherNight }) => otherNight > 0))
  })

  test('apply together: team, edition and night', () => {
    const minionsOfFirstEdition: Partial<Filters> = { teams: ['minion'], editions: ['tb'] }
    expect(namesOf(minionsOfFirstEdition)).toEqual(['Poisoner', 'Spy', 'Scarlet Woman', 'Baron'])
    expect(namesOf({ ...minionsOfFirstEdition, properties: ['firstNight'] })).toEqual(['Poisoner', 'Spy'])
  })

  test('find characters that change the setup', () => {
    const found = find({ properties: ['setup'] })
    expect(found.map(({ name }) => name)).toContain('Baron')
    expect(found.every(({ setup }) => setup)).toBe(true)
  })

  test('leave out the characters that were on the script when the filters changed', () => {
    const names = namesOf({ properties: ['notOnScript'], onScript: new Set(['imp', 'spy']) })
    expect(names).toHaveLength(official.length - 2)
    expect(names).not.toContain('Imp')
  })
})

describe('isFiltering', () => {
  test('is false for blank queries and for the script alone', () => {
    expect(isFiltering(noFilters)).toBe(false)
    expect(isFiltering({ ...noFilters, query: '  ', onScript: new Set(['imp']) })).toBe(false)
  })

  test.each<Partial<Filters>>([
    { query: 'imp' },
    { teams: ['demon'] },
    { editions: ['tb'] },
    { properties: ['setup'] }
  ])('is true for %j', filters => {
    expect(isFiltering({ ...noFilters, ...filters })).toBe(true)
  })
})

test('toggleItem adds a missing item at the end and removes a present one', () => {
  expect(toggleItem(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggleItem(['a', 'b'], 'a')).toEqual(['b'])
})
