import { expect, test } from 'vitest'
import { searchCharacters } from '#core/character/character-search.ts'
import { measure } from '../measure.ts'
import { catalogue } from '../script-builders.ts'

const official = [...catalogue.characters.values()].map(({ id, name, abilityOpening }) => ({
  id,
  name,
  ability: `${abilityOpening}, choose a player: they are drunk until dusk. [+1 Outsider]`
}))

test('a search over the whole catalogue takes less than 2 milliseconds', () => {
  searchCharacters('x', official)
  const queries = ['f', 'fo', 'for', 'fort', 'has:d', 'has:drunk', 'zzz', 'd', 'de', 'dev']
  const times = queries.map(query => measure(() => searchCharacters(query, official)).milliseconds)
  // Uses the median, because a shared machine may pause any single run.
  expect(times.sort((one, other) => one - other)[5]).toBeLessThan(2)
})
