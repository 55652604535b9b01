/** What the builder stores with its entries in the browser's history. */
export interface HistoryEntry {
  /** One visit of a screen. Dialogs over the screen belong to it: opening and closing them changes neither scroll nor focus. */
  visit: string
  /** Of a dialog: address of the screen behind it, whose entry is the one before. */
  behind?: string
}

export const newVisit = () => Math.random().toString(36).slice(2, 12)

/** Reads `history.state`; undefined if the builder hasn't written it. */
export function readEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null || !('visit' in state)) return undefined
  const { visit } = state
  if (typeof visit !== 'string') return undefined
  const behind = 'behind' in state && typeof state.behind === 'string' ? state.behind : undefined
  return behind === undefined ? { visit } : { visit, behind }
}
