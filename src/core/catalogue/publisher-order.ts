import { type Team, teams } from '../character/team.ts'
import type { Catalogue, OfficialCharacter } from './catalogue.ts'

/** The facts that the sort order depends on. Official and custom characters both have them. */
export type SortFacts = Pick<OfficialCharacter, 'id' | 'name' | 'team' | 'abilityOpening' | 'abilityLength'>

/** Characters that the publisher sorts first (-1) or last (1) in their team, whatever their ability. */
const teamEnds: ReadonlyMap<string, number> = new Map([
  ['hermit', -1],
  ['bootlegger', -1],
  ['atheist', 1]
])

/**
 * Characters whose opening phrase is missing from the list, though the publisher sorts by it, with the phrase that they
 * come after.
 */
const openingBefore: ReadonlyMap<string, string> = new Map([['gangster', 'Each day']])

const sortedByName: ReadonlySet<Team> = new Set<Team>(['fabled', 'loric'])

/**
 * Sorts in the publisher's order: by team, opening phrase of the ability, length of the ability, length of the name,
 * name; fabled and loric by name only. Items without facts come last, by id. The order is total, so the result doesn't
 * depend on the input order.
 *
 * @example sortByPublisherOrder([...catalogue.characters.values()], facts => facts, facts => facts.id, catalogue)
 */
export function sortByPublisherOrder<Item>(
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
  const byAbility = sortedByName.has(team)
    ? []
    : [openingRank(facts, catalogue), facts.abilityLength, name.length]
  return [teams.indexOf(team), teamEnds.get(id) ?? 0, ...byAbility, name.toLowerCase(), name, id]
}

function openingRank({ id, abilityOpening }: SortFacts, { abilityOpenings }: Catalogue) {
  const before = openingBefore.get(id)
  if (before !== undefined && abilityOpening === '') return abilityOpenings.indexOf(before) + 0.5
  const rank = abilityOpenings.indexOf(abilityOpening)
  return rank === -1 ? abilityOpenings.length : rank
}

function compareKeys(one: Key, other: Key) {
  for (const [index, part] of one.entries()) {
    const otherPart = other[index]
    if (otherPart === undefined || part > otherPart) return 1
    if (part < otherPart) return -1
  }
  return 0
}
