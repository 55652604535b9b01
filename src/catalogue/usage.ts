import type { CharacterUsage, UsagePartner } from '#core/catalogue/usage.ts'
import usage from './usage.json' with { type: 'json' }

const countById = new Map(Object.entries<number>(usage.used))
const partnersById = new Map(Object.entries<readonly UsagePartner[]>(usage.partners))

/** Returns usage statistics of an official character; undefined for one that is newer than the statistics. */
export function usageOf(id: string): CharacterUsage | undefined {
  const count = countById.get(id)
  return count === undefined
    ? undefined
    : { scripts: usage.scripts, used: count, partners: partnersById.get(id) ?? [] }
}
