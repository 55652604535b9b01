import { expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'

test('a result is a value, or the code of a refusal', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
  expect(refuse('too_large')).toEqual({ ok: false, code: 'too_large' })
})
