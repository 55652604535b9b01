import type { CastCharacter } from '#core/cast/cast.ts'
import { type Edition, editionOf } from '#core/catalogue/edition.ts'
import { searchCharacters } from '#core/character/character-search.ts'
import type { Team } from '#core/character/team.ts'

export const characterProperties = ['firstNight', 'otherNight', 'setup', 'notOnScript'] as const
export type CharacterProperty = (typeof characterProperties)[number]

export interface Filters {
  query: string
  /** Characters of any of these; empty: no restriction. */
  teams: readonly Team[]
  /** Characters of any of these; empty: no restriction. */
  editions: readonly Edition[]
  /** Characters with all of these. */
  properties: readonly CharacterProperty[]
  /** Ids on the script when the filters last changed: a card must not disappear when the user adds its character. */
  onScript: ReadonlySet<string>
}

export const noFilters: Filters = { query: '', teams: [], editions: [], properties: [], onScript: new Set() }

export const isFiltering = ({ query, teams, editions, properties }: Filters) =>
  query.trim() !== '' || teams.length + editions.length + properties.length > 0

/** The characters that match all filters, in the given order; a query does not sort them. */
export function filterCharacters(filters: Filters, characters: readonly CastCharacter[]): CastCharacter[] {
  const found = filters.query.trim() === '' ? undefined : new Set(searchCharacters(filters.query, characters))
  return characters.filter(
    character =>
      (found?.has(character) ?? true) &&
      (filters.teams.length === 0 || filters.teams.includes(character.team)) &&
      (filters.editions.length === 0 || filters.editions.includes(editionOf(character))) &&
      filters.properties.every(property => hasProperty(character, property, filters.onScript))
  )
}

function hasProperty(character: CastCharacter, property: CharacterProperty, onScript: ReadonlySet<string>) {
  if (property === 'setup') return character.setup
  if (property === 'notOnScript') return !onScript.has(character.id)
  return character[property] > 0
}

/** The items with `item` removed if they contain it, else appended. */
export const toggleItem = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter(each => each !== item) : [...items, item]
