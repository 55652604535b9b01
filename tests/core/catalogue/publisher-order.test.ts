import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortByPublisherOrder } from '#core/catalogue/publisher-order.ts'
import { getCharacterFacts } from '#core/character/character-facts.ts'
import { teams } from '#core/character/team.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { catalogue, custom, factsOfOfficial, official, unknown } from '../script-builders.ts'

const sort = (characters: readonly ScriptCharacter[]) =>
  sortByPublisherOrder(
    characters,
    character => getCharacterFacts(character, catalogue),
    ({ id }) => id,
    catalogue
  ).map(({ id }) => id)

/** Ids of custom characters in sorted order. */
const inOrder = (...characters: ScriptCharacter[]) => {
  const ids = characters.map(({ id }) => id)
  expect(sort(characters)).toEqual(ids)
  expect(sort(characters.toReversed())).toEqual(ids)
}

const any = fc.oneof(
  fc.constantFrom(...catalogue.characters.keys()).map(id => official(id)),
  fc
    .constantFrom(...catalogue.characters.keys())
    .map(id => official(id, { ability: 'You might.', name: 'X' })),
  fc.string({ minLength: 1, maxLength: 3 }).map(id => unknown(`unknown-${id}`)),
  fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      name: fc.constantFrom('A', 'a', 'B', 'Bb', 'É'),
      team: fc.constantFrom(...teams),
      ability: fc.constantFrom('', 'Each night, a.', 'Each night, b.', 'Each night*, a.', 'None of these.')
    })
    .map(({ id, ...rest }) => custom(`custom-${id}`, rest))
)
const anyCharacters = fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 30 })

describe('the publisher’s order', () => {
  test('sorts all official characters from any order', () => {
    const ids = [...catalogue.characters.keys()]
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), shuffled => {
        expect(sort(shuffled.map(id => official(id)))).toEqual(ids)
      }),
      { numRuns: 20 }
    )
  })

  test('sorts by team first', () => {
    const characters = teams.map(team => custom(`of-${team}`, { team }))
    expect(sort(characters.toReversed())).toEqual(teams.map(team => `of-${team}`))
  })

  test('sorts by opening phrase, those without one last', () => {
    const abilities = [
      'You start knowing a.',
      'At night, a.',
      'Each night, a.',
      'Each night*, a.',
      'Players a.'
    ]
    const characters = [...abilities, 'A.'].map((ability, index) => custom(`c${9 - index}`, { ability }))
    inOrder(...characters)
  })

  test('sorts shorter abilities before longer ones with the same opening phrase', () => {
    inOrder(custom('b', { ability: 'Each night, a.' }), custom('a', { ability: 'Each night, ab.' }))
  })

  test('sorts shorter names first when abilities have the same length', () => {
    inOrder(custom('b', { name: 'Zed' }), custom('a', { name: 'Adam' }))
  })

  test('sorts by name, then by id, when all else is equal', () => {
    inOrder(custom('c', { name: 'Ann' }), custom('b', { name: 'Bob' }))
    inOrder(custom('d', { name: 'ann' }), custom('c', { name: 'Bob' }))
    inOrder(custom('a', { name: 'Ann' }), custom('b', { name: 'Ann' }))
  })

  test('puts the hermit first and the atheist last in their teams', () => {
    inOrder(official('hermit'), custom('start', { team: 'outsider', ability: 'You start knowing.' }))
    inOrder(official('pacifist'), custom('none', { ability: 'z'.repeat(200) }), official('atheist'))
  })

  test('sorts fabled and loric by name, the bootlegger before all loric', () => {
    inOrder(
      custom('y', { team: 'fabled', name: 'Abacus of Ages', ability: 'No phrase, and a very long one.' }),
      official('angel'),
      custom('x', { team: 'fabled', name: 'Zoo', ability: 'You start knowing.' }),
      official('bootlegger'),
      custom('w', { team: 'loric', name: 'Aa' }),
      official('bigwig')
    )
  })

  test('sorts official characters by the publisher’s texts, not by ours', () => {
    const { abilityLength } = factsOfOfficial('chef')
    const shorter = 'You start knowing'.padEnd(abilityLength - 1, '.')
    inOrder(custom('z', { ability: shorter }), official('chef'), custom('a', { ability: `${shorter}....` }))
  })

  test('sorts an official character with overrides by the overridden texts', () => {
    inOrder(official('monk'), official('chef', { ability: 'Players eat.' }))
    inOrder(official('chef', { name: 'The Great Chef' }), official('monk'))
  })

  test('sorts the gangster after all “Each day” abilities, unless its ability is overridden', () => {
    inOrder(
      custom('a', { team: 'traveller', ability: `Each day, ${'z'.repeat(200)}` }),
      official('gangster'),
      custom('b', { team: 'traveller', ability: 'Once per game, at night, a.' })
    )
    inOrder(official('gangster', { ability: 'You start knowing.' }), official('thief'))
  })

  test('accepts any id, also names of Object.prototype', () => {
    inOrder(official('chef'), custom('constructor', { ability: 'Each day, a.' }), official('pacifist'))
  })

  test('sorts unknown ids to the end', () => {
    inOrder(official('zenomancer'), unknown('a'), unknown('b'))
  })

  test('returns the same list from any order, without losing items', () => {
    const shuffles = anyCharacters.chain(list =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))
    )
    fc.assert(
      fc.property(shuffles, ([list, shuffled]) => {
        const sorted = sort(list)
        expect(sort(shuffled)).toEqual(sorted)
        expect([...sorted].sort()).toEqual(list.map(({ id }) => id).sort())
      })
    )
  })

  test('sorts any two the same way in the presence of any third', () => {
    fc.assert(
      fc.property(anyCharacters, list => {
        const place = new Map(sort(list).map((id, index) => [id, index]))
        for (const one of list.slice(0, 5)) {
          for (const other of list.slice(0, 5)) {
            if (one === other) continue
            const [first] = sort([one, other])
            const isBefore = (place.get(one.id) ?? 0) < (place.get(other.id) ?? 0)
            expect(first).toBe(isBefore ? one.id : other.id)
          }
        }
      })
    )
  })
})
