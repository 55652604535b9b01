import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { usageOf } from '#catalogue/usage.ts'

test('usage names official characters only, closest first, and never more scripts than were counted', () => {
  for (const id of catalogue.characters.keys()) {
    const usage = usageOf(id)
    if (!usage) continue
    expect(usage.used).toBeLessThanOrEqual(usage.scripts)
    const lifts = usage.partners.map(({ lift }) => lift)
    expect(lifts).toEqual(lifts.toSorted((one, other) => other - one))
    for (const partner of usage.partners) {
      expect(catalogue.characters.has(partner.id), partner.id).toBe(true)
      expect(partner.together).toBeLessThanOrEqual(usage.used)
    }
  }
})

test('nobody can say how often an unknown character is used', () => {
  expect(usageOf('bellringer')).toBeUndefined()
})
