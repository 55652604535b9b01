import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CharacterFacts } from '../character/character-facts.ts'
import { normalizeId } from '../id.ts'

/** Custom jinxes with one character that are counted. More make no difference, and a copy per jinx would take long. */
const maxOwnJinxes = 8

/** The official jinxes, and those that the script's characters define. */
export interface JinxBook {
  add: (id: string) => void
  /** Ids of the added characters, and of the script's own ones, with which this one has a jinx. */
  jinxedWith: (id: string) => readonly string[]
  /** Number of official jinxes between added characters. */
  count: () => number
}

/** Starts with no official characters. */
export function jinxBook(catalogue: Catalogue, characters: readonly CharacterFacts[]): JinxBook {
  const added = new Set<string>()
  const official = bothWays(
    new Map([...catalogue.characters].map(([id, { jinxedWith }]) => [id, jinxedWith]))
  )
  const owners = new Map<string, string[]>()
  for (const { id, jinxes } of characters) {
    for (const jinx of jinxes) {
      const other = normalizeId(jinx.id)
      owners.set(other, [...(owners.get(other) ?? []).slice(0, maxOwnJinxes), id])
    }
  }
  let count = 0
  const officialPartners = (id: string) => [...(official.get(id) ?? [])].filter(other => added.has(other))
  return {
    add(id) {
      if (added.has(id)) return
      count += officialPartners(id).length
      added.add(id)
    },
    jinxedWith: id => [...new Set([...officialPartners(id), ...(owners.get(id) ?? [])])],
    count: () => count
  }
}

/** Pairs that are listed on one side, by the id of either. */
export function bothWays(pairs: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const both = new Map<string, Set<string>>()
  const link = (one: string, other: string) => both.set(one, (both.get(one) ?? new Set()).add(other))
  for (const [id, others] of pairs)
    for (const other of others) {
      link(id, other)
      link(other, id)
    }
  return both
}
