import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import { isBigChange, isVersionDue, type VersionInfo, versionsToDelete } from '#core/saving/local-versions.ts'
import { setAlmanacDetails } from '#core/script/metadata.ts'
import { addCharacter, orderCharacters } from '#core/script/script-characters.ts'
import { aScript, catalogue, idsOf, official } from '../script-builders.ts'

const minute = 60_000
const hour = 60 * minute

const version = (takenAt: number, bytes = 1000): VersionInfo => ({
  id: String(takenAt),
  at: takenAt - minute,
  takenAt,
  bytes
})

describe('a change', () => {
  const six = aScript({ characters: ['chef', 'empath', 'saint', 'baron', 'spy', 'imp'] })

  test('is big when 5 characters disappear at once, not when 4 do', () => {
    expect(isBigChange(six, aScript({ characters: ['imp'] }))).toBe(true)
    expect(isBigChange(six, aScript({ characters: ['spy', 'imp'] }))).toBe(false)
  })

  test('is never big when nothing disappears', () => {
    expect(isBigChange(aScript(), six)).toBe(false)
    expect(isBigChange(six, orderCharacters(six, idsOf(six).toReversed()))).toBe(false)
    expect(isBigChange(six, addCharacter(six, official('monk'), catalogue))).toBe(false)
  })

  test('is big when 5 characters are rewritten at once', () => {
    const rewritten = (count: number) => {
      const characters = idsOf(six).map((id, index) =>
        official(id, index < count ? { ability: 'Anew.' } : undefined)
      )
      return aScript({ characters })
    }
    expect(isBigChange(six, rewritten(5))).toBe(true)
    expect(isBigChange(six, rewritten(4))).toBe(false)
  })

  test('is big when 5 almanac texts disappear', () => {
    const withDetails = idsOf(six).reduce((script, id) => setAlmanacDetails(script, id, 'Told'), six)
    expect(isBigChange(withDetails, six)).toBe(true)
  })
})

describe('a version', () => {
  test('is due a minute after the last one, or after the script’s creation', () => {
    expect(isVersionDue([], 0, minute - 1)).toBe(false)
    expect(isVersionDue([], 0, minute)).toBe(true)
    expect(isVersionDue([version(hour)], 0, hour + minute - 1)).toBe(false)
    expect(isVersionDue([version(hour)], 0, hour + minute)).toBe(true)
  })
})

test('a version is due when the last one, or the script’s creation, is in the future, as the clock was ahead', () => {
  expect(isVersionDue([version(1000 * hour)], 0, hour)).toBe(true)
  expect(isVersionDue([], 1000 * hour, hour)).toBe(true)
})

describe('deleting versions', () => {
  const anyVersions = fc
    .array(fc.tuple(fc.nat(10_000 * hour), fc.nat(limits.versions.bytes)), { maxLength: 80 })
    .map(list => list.sort(([one], [other]) => one - other).map(([at, bytes]) => version(at, bytes)))

  test('keeps number and size within the limits, and always keeps the newest', () => {
    fc.assert(
      fc.property(anyVersions, versions => {
        const picked = versionsToDelete(versions, 10_001 * hour)
        const remaining = versions.filter(each => !picked.includes(each))
        expect(remaining.length).toBeLessThanOrEqual(limits.versions.count)
        const bytes = remaining.reduce((sum, each) => sum + each.bytes, 0)
        expect(remaining.length === 1 || bytes <= limits.versions.bytes).toBe(true)
        expect(remaining.at(-1)).toBe(versions.at(-1))
        expect(remaining.length + picked.length).toBe(versions.length)
      })
    )
  })

  /** Says in the plainest way which version to delete next: the one closest to its neighbours relative to its age. */
  function leastUseful(versions: readonly VersionInfo[], now: number): number {
    const gaps = versions.slice(0, -1).map(({ takenAt }, index) => {
      const before = versions[index - 1]?.takenAt ?? 2 * takenAt - now
      return ((versions[index + 1]?.takenAt ?? now) - before) / Math.max(1, now - takenAt)
    })
    return gaps.indexOf(Math.min(...gaps))
  }

  test('deletes one after the other, each time the least useful of the rest', () => {
    fc.assert(
      fc.property(anyVersions, versions => {
        const now = 10_001 * hour
        const remaining = [...versions]
        for (const picked of versionsToDelete(versions, now))
          expect(remaining.splice(leastUseful(remaining, now), 1)).toEqual([picked])
      })
    )
  })

  test('deletes nothing within the limits', () => {
    const versions = Array.from({ length: limits.versions.count }, (_, index) => version(index * hour))
    expect(versionsToDelete(versions, 100 * hour)).toEqual([])
  })

  test('keeps as many as the limits allow: in number, and in bytes', () => {
    const { count, bytes } = limits.versions
    const many = Array.from({ length: count + 10 }, (_, index) => version(index * hour, 1))
    expect(versionsToDelete(many, 1000 * hour)).toHaveLength(10)
    const half = bytes / 2
    expect(versionsToDelete([version(0, half), version(hour, half)], 2 * hour)).toEqual([])
    expect(versionsToDelete([version(0, half + 1), version(hour, half)], 2 * hour)).toHaveLength(1)
  })

  test('spares the versions after one from the future, as the clock was ahead', () => {
    const { count } = limits.versions
    const versions = Array.from({ length: count + 1 }, (_, index) => version(index * hour))
    versions[20] = version(9000 * hour)
    const picked = versionsToDelete(versions, count * hour)
    expect(picked).toHaveLength(1)
    expect(versions.indexOf(picked[0] ?? version(0))).toBeLessThanOrEqual(20)
  })

  test('keeps a single version, however large it is', () => {
    expect(versionsToDelete([version(0, limits.versions.bytes + 1)], hour)).toEqual([])
  })

  test('deletes the one closest to both its neighbours first', () => {
    const spread = Array.from({ length: limits.versions.count - 1 }, (_, index) => version(index * hour))
    const at = 20 * hour + 50 * minute
    const crowd = [version(at), version(at + minute)]
    const versions = [...spread, ...crowd].sort((one, other) => one.takenAt - other.takenAt)
    const now = limits.versions.count * hour * 100
    expect(versionsToDelete(versions, now)).toEqual([version(at + minute)])
    const early = 20 * hour + 9 * minute
    const others = [...spread, version(early), version(early + minute)]
    others.sort((one, other) => one.takenAt - other.takenAt)
    expect(versionsToDelete(others, now)).toEqual([version(early)])
  })

  test('thins out old versions and keeps recent ones dense', () => {
    let versions: VersionInfo[] = []
    const now = 200 * hour
    for (let at = 0; at <= now; at += 5 * minute) {
      const next = [...versions, version(at, 10)]
      const picked = versionsToDelete(next, at)
      versions = next.filter(each => !picked.includes(each))
    }
    const within = (age: number) => versions.filter(({ takenAt }) => now - takenAt <= age).length
    expect(versions[0]?.takenAt).toBe(0)
    expect(within(hour)).toBeGreaterThanOrEqual(6)
    expect(within(10 * hour)).toBeGreaterThan(within(hour) + 5)
    expect(within(200 * hour)).toBeGreaterThan(within(100 * hour) + 2)
  })
})
