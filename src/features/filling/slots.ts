import { suggestionsPerPage } from '#core/filling/suggest-characters.ts'

/** Which suggestions are shown: one per slot. */
export interface Slots {
  /** Ids by slot, as they were last shown. */
  ids: readonly string[]
  /** Ids that were dismissed, or that made room for others. */
  hidden: ReadonlySet<string>
}

export const noSlots: Slots = { ids: [], hidden: new Set() }

/** Ids to show, by slot: those that still fit stay in their slot, and the best that weren't shown take the free ones. */
export function fillSlots({ ids, hidden }: Slots, ranked: readonly string[]): string[] {
  const fitting = new Set(ranked)
  const staying = ids.map(id => (fitting.has(id) && !hidden.has(id) ? id : undefined))
  const taken = new Set(staying)
  const next = ranked.filter(id => !taken.has(id) && !hidden.has(id)).values()
  return Array.from({ length: suggestionsPerPage }, (_, index) => staying[index] ?? next.next().value).filter(
    id => id !== undefined
  )
}

/** Hides some of the shown suggestions, so that others take their slots. */
export const hideShown = ({ hidden }: Slots, shown: readonly string[], ids: readonly string[]): Slots => ({
  ids: shown,
  hidden: new Set([...hidden, ...ids])
})
