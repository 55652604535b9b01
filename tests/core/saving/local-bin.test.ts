import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { binStep } from '#core/saving/local-bin.ts'

const day = 24 * 60 * 60 * 1000
const due = limits.binDays * day

test('a script that isn’t in the bin, or not for long enough, stays', () => {
  expect(binStep({}, due + 1)).toBe('keep')
  expect(binStep({ deletedAt: 0 }, due)).toBe('keep')
  expect(binStep({ deletedAt: 5 * due }, due)).toBe('keep')
})

test('a script is deleted a day after it was first found overdue', () => {
  expect(binStep({ deletedAt: 0 }, due + 1)).toBe('note')
  expect(binStep({ deletedAt: 0, overdueAt: due + 1 }, due + day)).toBe('keep')
  expect(binStep({ deletedAt: 0, overdueAt: due + 1 }, due + 1 + day)).toBe('delete')
})

test('what a clock ahead has found doesn’t count when the clock is right again', () => {
  const ahead = { deletedAt: 0, overdueAt: due + 9 * day }
  expect(binStep(ahead, day)).toBe('keep')
  expect(binStep(ahead, due + 1)).toBe('note')
})

test('what was found in a former stay in the bin doesn’t count', () => {
  expect(binStep({ deletedAt: 100 * day, overdueAt: due + 1 }, 100 * day + due + 1)).toBe('note')
})
