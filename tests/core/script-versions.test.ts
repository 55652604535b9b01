import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { addCharacter, orderCharacters } from '#core/script-characters.ts'
import { setAlmanacDetails } from '#core/script-settings.ts'
import { isBigChange, isTimeForVersion, type VersionMark, versionsToForget } from '#core/script-versions.ts'
import { aScript, catalogue, idsOf, official } from './build.ts'

const minute = 60_000
const hour = 60 * minute

const mark = (takenAt: number, bytes = 1000): VersionMark => ({
  id: String(takenAt),
  at: takenAt - minute,
  takenAt,
  bytes
})

describe('a change', () => {
  const six = aScript({ characters: ['chef', 'empath', 'saint', 'baron', 'spy', 'imp'] })

  test('is big when five characters go at once, not when four do', () => {
    expect(isBigChange(six, aScript({ characters: ['imp'] }))).toBe(true)
    expect(isBigChange(six, aScript({ characters: ['spy', 'imp'] }))).toBe(false)
  })

  test('is never big when nothing goes', () => {
    expect(isBigChange(aScript(), six)).toBe(false)
    expect(isBigChange(six, orderCharacters(six, idsOf(six).toReversed()))).toBe(false)
    expect(isBigChange(six, addCharacter(six, official('monk'), catalogue))).toBe(false)
  })

  test('is big when five texts of the almanac go', () => {
    const told = idsOf(six).reduce((script, id) => setAlmanacDetails(script, id, 'Told'), six)
    expect(isBigChange(told, six)).toBe(true)
  })
})

describe('a version', () => {
  test('is due five minutes after the last, or after the script began', () => {
    expect(isTimeForVersion([], 0, 5 * minute - 1)).toBe(false)
    expect(isTimeForVersion([], 0, 5 * minute)).toBe(true)
    expect(isTimeForVersion([mark(hour)], 0, hour + 4 * minute)).toBe(false)
    expect(isTimeForVersion([mark(hour)], 0, hour + 5 * minute)).toBe(true)
  })
})

describe('forgetting versions', () => {
  const anyMarks = fc
    .array(fc.tuple(fc.nat(10_000 * hour), fc.nat(limits.versions.bytes)), { maxLength: 80 })
    .map(list => list.sort(([one], [other]) => one - other).map(([at, bytes]) => mark(at, bytes)))

  test('keeps within number and size, and always the newest', () => {
    fc.assert(
      fc.property(anyMarks, marks => {
        const gone = versionsToForget(marks, 10_001 * hour)
        const kept = marks.filter(each => !gone.includes(each))
        expect(kept.length).toBeLessThanOrEqual(limits.versions.count)
        const bytes = kept.reduce((sum, each) => sum + each.bytes, 0)
        expect(kept.length === 1 || bytes <= limits.versions.bytes).toBe(true)
        expect(kept.at(-1)).toBe(marks.at(-1))
        expect(kept.length + gone.length).toBe(marks.length)
      })
    )
  })

  test('forgets nothing that fits', () => {
    const marks = Array.from({ length: limits.versions.count }, (_, index) => mark(index * hour))
    expect(versionsToForget(marks, 100 * hour)).toEqual([])
  })

  test('thins what is old and leaves what is new dense', () => {
    let marks: VersionMark[] = []
    const now = 200 * hour
    for (let at = 0; at <= now; at += 5 * minute) {
      const next = [...marks, mark(at, 10)]
      const gone = versionsToForget(next, at)
      marks = next.filter(each => !gone.includes(each))
    }
    const within = (age: number) => marks.filter(({ takenAt }) => now - takenAt <= age).length
    expect(marks[0]?.takenAt).toBe(0)
    expect(within(hour)).toBeGreaterThanOrEqual(6)
    expect(within(10 * hour)).toBeGreaterThan(within(hour) + 5)
    expect(within(200 * hour)).toBeGreaterThan(within(100 * hour) + 2)
  })
})
