import { expect, inject, test } from 'vitest'
import { fuzz } from '../../tools/soaks/fuzz/fuzz.ts'

test('every route responds to random requests as documented, reveals no internals and protects other users’ data', async () => {
  const [origin, secret] = [inject('origin'), inject('secret')]
  const { counts, faults } = await fuzz({ origin, secret, requests: 200, seed: 20261121 })
  expect(faults).toEqual([])
  expect(counts.requests).toBeGreaterThanOrEqual(200)
  expect(counts['answered well']).toBeGreaterThan(40)
})
