import { expect, test } from 'vitest'
import { checkFields, toCharacterFields } from '#core/character/character-fields.ts'
import { searchCharacters, warmUpSearch } from '#core/character/character-search.ts'
import { createCustomId, createIdMaker } from '#core/reading/identity.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { catalogue, custom } from '../script-builders.ts'

const list = <Item>(count: number, itemOf: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => itemOf(index))

test.each([
  [
    'reminders',
    (count: number) => ({ reminders: list(count, index => `A reminder that is too long, ${index}`) })
  ],
  ['jinxes', (count: number) => ({ jinxes: list(count, index => ({ id: `owl-${index}`, reason: '' })) })]
])('an edited character with many %s is checked in time n log n', (_, fieldsOf) => {
  const opened = (count: number) => ({ character: custom('owl', fieldsOf(count)), almanacDetails: '' })
  expectGrowth(growing(2000, opened), given => {
    const fields = toCharacterFields(given.character, '')
    const edited = { ...fields, name: '', reminders: [...fields.reminders, ''] }
    expect(checkFields(edited, { catalogue, takenIds: [] }, given).ok).toBe(false)
  })
})

test('many ids of one stem are found in time n log n', () => {
  const stems = growing(1000, count => list(count, index => `${'owl'.repeat(20)}${index % 7}`))
  expectGrowth(stems, ids => {
    const makeId = createIdMaker([], catalogue)
    expect(new Set(ids.map(id => makeId(id, ''))).size).toBe(ids.length)
  })
  expectGrowth(
    growing(5000, count => list(count, index => `owl-${index}`)),
    taken => createCustomId('owl', '', ['owl', ...taken], catalogue)
  )
})

test('characters with prepared texts are searched in time n log n', () => {
  const entries = growing(1000, count =>
    list(count, index => ({
      id: `${index}`,
      name: `Owl of ${index}`,
      ability: `Learn ${index}. Choose a player.`
    }))
  )
  warmUpSearch([...entries.small, ...entries.large])
  expectGrowth(entries, all => ['o', 'of 9', 'has:learn', 'zzz'].map(query => searchCharacters(query, all)))
})
