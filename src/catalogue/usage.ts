import type { CharacterUsage, UsagePartner } from '#core/usage.ts'
import usage from './usage.json' with { type: 'json' }

const used = new Map(Object.entries<number>(usage.used))
const partners = new Map(Object.entries<readonly UsagePartner[]>(usage.partners))

/** How often an official character is used; undefined for one that was not there when scripts were counted. */
export function usageOf(id: string): CharacterUsage | undefined {
  const count = used.get(id)
  return count === undefined
    ? undefined
    : { scripts: usage.scripts, used: count, partners: partners.get(id) ?? [] }
}
