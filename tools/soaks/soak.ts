/** What came of a soak: how much of what there was, and all that went wrong, in sentences. */
export interface Soak {
  counts: Record<string, number>
  faults: readonly string[]
}
