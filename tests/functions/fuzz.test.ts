import { expect, inject, test } from 'vitest'
import { fuzz } from '../../tools/soaks/fuzz/fuzz.ts'

test('whatever is sent, every route answers as described, tells nothing of its inside and keeps what is others’', async () => {
  const [origin, secret] = [inject('origin'), inject('secret')]
  const { counts, faults } = await fuzz({ origin, secret, requests: 300, seed: 20261121 })
  expect(faults).toEqual([])
  expect(counts.requests).toBeGreaterThanOrEqual(300)
  expect(counts['answered well']).toBeGreaterThan(60)
}, 180_000)
