import type { Catalogue, OfficialCharacter } from './catalogue.ts'
import { type Team, teams } from './team.ts'

/** What a character is sorted by. Facts of official and of custom characters both have it. */
export type SortFacts = Pick<OfficialCharacter, 'id' | 'name' | 'team' | 'abilityOpening' | 'abilityLength'>

/** Characters that the publisher puts at an end of their team, whatever their ability says. */
const places: ReadonlyMap<string, number> = new Map([
  ['hermit', -1],
  ['bootlegger', -1],
  ['atheist', 1]
])

/**
 * Characters whose first words are missing from the list of opening phrases, though the publisher sorts
 * by them: the phrase that they follow.
 */
const follows: ReadonlyMap<string, string> = new Map([['gangster', 'Each day']])

const sortedByName: ReadonlySet<Team> = new Set<Team>(['fabled', 'loric'])

/**
 * Sorts as the publisher sorts a script: by team, opening phrase of the ability, length of the ability,
 * length of the name, name; fabled and loric by name. Items without facts come last, by `idOf`.
 * No two different ids are equal, so the result does not depend on the order that was given.
 *
 * @example sortByRule([...catalogue.characters.values()], facts => facts, facts => facts.id, catalogue)
 */
export function sortByRule<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => SortFacts | undefined,
  idOf: (item: Item) => string,
  catalogue: Catalogue
): Item[] {
  const keyed = items.map(item => ({ item, key: keyOf(factsOf(item), idOf(item), catalogue) }))
  return keyed.sort((one, other) => compareKeys(one.key, other.key)).map(({ item }) => item)
}

type Key = readonly (number | string)[]

function keyOf(facts: SortFacts | undefined, id: string, catalogue: Catalogue): Key {
  if (!facts) return [teams.length, id]
  const { name, team } = facts
  const rule = sortedByName.has(team) ? [] : [openingRank(facts, catalogue), facts.abilityLength, name.length]
  return [teams.indexOf(team), places.get(id) ?? 0, ...rule, name.toLowerCase(), name, id]
}

function openingRank({ id, abilityOpening }: SortFacts, { abilityOpenings }: Catalogue) {
  const followed = follows.get(id)
  if (followed !== undefined && abilityOpening === '') return abilityOpenings.indexOf(followed) + 0.5
  const rank = abilityOpenings.indexOf(abilityOpening)
  return rank === -1 ? abilityOpenings.length : rank
}

function compareKeys(one: Key, other: Key) {
  for (const [index, part] of one.entries()) {
    const against = other[index]
    if (against === undefined || part > against) return 1
    if (part < against) return -1
  }
  return 0
}
