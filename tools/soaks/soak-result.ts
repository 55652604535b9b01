/** The result of a soak: counts by label, and faults as sentences. */
export interface SoakResult {
  counts: Record<string, number>
  faults: readonly string[]
}
