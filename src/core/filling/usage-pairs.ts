import type { CharacterUsage } from '../catalogue/usage.ts'

/** Below this number of common scripts, a pair may be chance. */
const minTogether = 30

/** A character of the script that published scripts combine with another one. */
export interface Partner {
  id: string
  lift: number
}

/** The pairs of published scripts that a script's characters are part of. */
export interface UsagePairs {
  add: (id: string) => void
  /** Added characters that published scripts combine with this one, highest lift first. */
  partnersOf: (id: string) => Partner[]
}

/** Starts with no characters. The statistics list a pair at both characters or at one of them; both count. */
export function usagePairs(usageOf: (id: string) => CharacterUsage | undefined): UsagePairs {
  const added = new Set<string>()
  /** Lifts by the other id, then by the added one. */
  const lifts = new Map<string, Map<string, number>>()
  const frequentPartners = (id: string) =>
    (usageOf(id)?.partners ?? []).filter(({ together }) => together >= minTogether)
  return {
    add(id) {
      added.add(id)
      for (const { id: other, lift } of frequentPartners(id)) {
        const known = lifts.get(other) ?? new Map<string, number>()
        lifts.set(other, known.set(id, lift))
      }
    },
    partnersOf(id) {
      const own = frequentPartners(id).filter(partner => added.has(partner.id))
      const found = new Map([
        ...(lifts.get(id) ?? []),
        ...own.map(({ id: other, lift }) => [other, lift] as const)
      ])
      return [...found]
        .map(([other, lift]) => ({ id: other, lift }))
        .sort((one, other) => other.lift - one.lift)
    }
  }
}
