import type { CastCharacter } from '#core/cast.ts'
import { type Edition, editionOf } from '#core/edition.ts'
import { searchCharacters } from '#core/search.ts'
import type { Team } from '#core/team.ts'

export const traits = ['firstNight', 'otherNight', 'setup', 'notOnScript'] as const
export type Trait = (typeof traits)[number]

export interface Filters {
  query: string
  /** Any of them; none chosen: all. */
  teams: readonly Team[]
  /** Any of them; none chosen: all. */
  editions: readonly Edition[]
  /** All of them. */
  traits: readonly Trait[]
  /** Who counts as on the script: those that were when the filters last changed, so that no card leaves under a finger. */
  onScript: ReadonlySet<string>
}

export const noFilters: Filters = { query: '', teams: [], editions: [], traits: [], onScript: new Set() }

export const isFiltering = ({ query, ...chosen }: Filters) =>
  query.trim() !== '' || chosen.teams.length + chosen.editions.length + chosen.traits.length > 0

/** The characters that pass, in the order given. */
export function filterCharacters(filters: Filters, characters: readonly CastCharacter[]): CastCharacter[] {
  const found = filters.query.trim() === '' ? undefined : new Set(searchCharacters(filters.query, characters))
  return characters.filter(
    character =>
      (found?.has(character) ?? true) &&
      (filters.teams.length === 0 || filters.teams.includes(character.team)) &&
      (filters.editions.length === 0 || filters.editions.includes(editionOf(character))) &&
      filters.traits.every(trait => hasTrait(character, trait, filters.onScript))
  )
}

function hasTrait(character: CastCharacter, trait: Trait, onScript: ReadonlySet<string>) {
  if (trait === 'setup') return character.setup
  if (trait === 'notOnScript') return !onScript.has(character.id)
  return character[trait] > 0
}

/** Chooses what is not chosen, and takes back what is. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter(each => each !== item) : [...items, item]
