import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import english from '#catalogue/texts/en-GB.json' with { type: 'json' }
import { traitFacts } from '#catalogue/traits.ts'
import { traits } from '#core/traits.ts'

const officialIds = [...catalogue.characters.keys()]

test('every official character has its traits, or deliberately none, in the order of the facts', () => {
  expect([...traitFacts.traits.keys()]).toEqual(officialIds)
})

test('traits are named once each, in one order', () => {
  for (const [id, own] of traitFacts.traits)
    expect(own, id).toEqual(traits.filter(trait => own.includes(trait)))
})

test('every trait is somebody’s', () => {
  const used = new Set([...traitFacts.traits.values()].flat())
  expect([...used].sort()).toEqual([...traits].sort())
})

test('whoever needs a partner changes the setup, and the partner is official', () => {
  for (const [id, partners] of traitFacts.needs) {
    expect(catalogue.characters.get(id)?.setup, id).toBe(true)
    for (const partner of partners) expect(officialIds).toContain(partner)
  }
  expect([...traitFacts.needs.keys()]).toEqual(['choirboy', 'huntsman'])
})

test('whoever adds outsiders changes their number by the setup', () => {
  for (const id of traitFacts.addsOutsiders.keys()) {
    expect(traitFacts.traits.get(id), id).toContain('outsiders')
    expect(catalogue.characters.get(id)?.setup, id).toBe(true)
  }
})

test('whose ability names Outsiders in its brackets changes their number', () => {
  const named = Object.entries(english.characters)
    .filter(([, { ability }]) => /\[[^\]]*Outsider[^\]]*\]/.test(ability))
    .map(([id]) => id)
  expect(named.length).toBeGreaterThan(7)
  for (const id of named) expect(traitFacts.traits.get(id), id).toContain('outsiders')
})
