import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { usageOf } from '#catalogue/usage.ts'

test('usage lists only official characters, highest lift first, with plausible numbers of scripts', () => {
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

test('an unknown character has no usage', () => {
  expect(usageOf('bellringer')).toBeUndefined()
})
