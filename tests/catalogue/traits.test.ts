import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import english from '#catalogue/texts/en-GB.json' with { type: 'json' }
import { traitFacts } from '#catalogue/traits.ts'
import { traits } from '#core/catalogue/traits.ts'

const officialIds = [...catalogue.characters.keys()]

test('every official character is listed, in the order of the facts', () => {
  expect([...traitFacts.traits.keys()]).toEqual(officialIds)
})

test('traits of a character are unique and in a fixed order', () => {
  for (const [id, assigned] of traitFacts.traits)
    expect(assigned, id).toEqual(traits.filter(trait => assigned.includes(trait)))
})

test('every trait is used', () => {
  const used = new Set([...traitFacts.traits.values()].flat())
  expect([...used].sort()).toEqual([...traits].sort())
})

test('a character that needs a partner changes the setup, and the partner is official', () => {
  for (const [id, partners] of traitFacts.needs) {
    expect(catalogue.characters.get(id)?.setup, id).toBe(true)
    for (const partner of partners) expect(officialIds).toContain(partner)
  }
  expect([...traitFacts.needs.keys()]).toEqual(['choirboy', 'huntsman'])
})

test('a character that adds outsiders has the trait and changes the setup', () => {
  for (const id of traitFacts.addsOutsiders.keys()) {
    expect(traitFacts.traits.get(id), id).toContain('outsiders')
    expect(catalogue.characters.get(id)?.setup, id).toBe(true)
  }
})

test('an ability with Outsiders in its brackets has the outsiders trait', () => {
  const named = Object.entries(english.characters)
    .filter(([, { ability }]) => /\[[^\]]*Outsider[^\]]*\]/.test(ability))
    .map(([id]) => id)
  expect(named.length).toBeGreaterThan(7)
  for (const id of named) expect(traitFacts.traits.get(id), id).toContain('outsiders')
})

test('characters exclude one another whose jinx says that they cannot both be in play', () => {
  const jinxes: Record<string, Record<string, string>> = english.jinxes
  const pairs = Object.entries(jinxes).flatMap(([id, others]) =>
    Object.entries(others)
      .filter(([, reason]) => /cannot both be in play/.test(reason))
      .map(([other]) => [id, other].sort().join(' '))
  )
  const excluded = [...traitFacts.excludes].flatMap(([id, others]) =>
    others.map(other => [id, other].sort().join(' '))
  )
  expect(excluded.sort()).toEqual(pairs.sort())
})
