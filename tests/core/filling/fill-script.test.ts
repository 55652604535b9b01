import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usageOf } from '#catalogue/usage.ts'
import { editions } from '#core/catalogue/edition.ts'
import {
  applyFilling,
  type Filling,
  type FillOptions,
  fillingChange,
  fillScript,
  idsByTeam,
  maxTarget
} from '#core/filling/fill-script.ts'
import { createRandom } from '#core/filling/random.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { soundScript, sources } from '../advice/advise.ts'
import { aScript, catalogue, custom, idsOf } from '../script-builders.ts'

const filling = { ...sources, usageOf }
const usual = { townsfolk: 13, outsider: 4, minion: 4, demon: 4 }
const none = { townsfolk: 0, outsider: 0, minion: 0, demon: 0 }

const fill = (script: Script, { seed = 1, ...options }: Partial<FillOptions> & { seed?: number } = {}) =>
  fillScript(script, filling, {
    targets: usual,
    editions: [],
    mode: 'balanced',
    kept: new Set(idsOf(script)),
    random: createRandom(seed),
    ...options
  })

const allIds = ({ teams }: Filling) => Object.values(teams).flat()
const sizes = ({ teams }: Filling) => Object.values(teams).map(ids => ids.length)

describe('a filling', () => {
  test('has the usual numbers, and is the same for the same seed', () => {
    const first = fill(emptyScript)
    expect(sizes(first)).toEqual([13, 4, 4, 4])
    expect(first.short).toEqual([])
    expect(fill(emptyScript)).toEqual(first)
    expect(fill(emptyScript, { seed: 2 })).not.toEqual(first)
  })

  test('keeps what is kept, in its order, and draws the rest', () => {
    const script = aScript({ characters: ['imp', 'chef', custom('owl')] })
    const { teams } = fill(script)
    expect(teams.townsfolk.slice(0, 2)).toEqual(['chef', 'owl'])
    expect(teams.townsfolk).toHaveLength(13)
    expect(teams.demon[0]).toBe('imp')
  })

  test('keeps drawn characters while the others are drawn again', () => {
    const first = fill(emptyScript)
    const kept = new Set([first.teams.demon[1] ?? '', first.teams.townsfolk[5] ?? ''])
    const again = fill(emptyScript, { kept, seed: 9 })
    expect(allIds(again)).toEqual(expect.arrayContaining([...kept]))
    expect(again).not.toEqual(first)
  })

  test('replaces characters of the script that aren’t kept, and leaves Travellers and Fabled', () => {
    const script = soundScript({ with: ['beggar', 'djinn'] })
    const kept = new Set(idsOf(script).filter(id => id !== 'baron'))
    const result = fill(script, { kept, editions: ['snv'] })
    const { added, removed } = fillingChange(script, result, catalogue)
    expect(added).toHaveLength(1)
    expect(removed).toEqual(['baron'])
    const ids = idsOf(applyFilling(script, result, catalogue))
    expect(ids).toEqual(expect.arrayContaining(['beggar', 'djinn', ...added]))
    expect(ids).not.toContain('baron')
    expect(ids).toHaveLength(27)
  })

  test('brings a partner along, and only where it has room', () => {
    const needs = ['choirboy', 'huntsman']
    const withPartners = Array.from({ length: 60 }, (_, seed) => fill(emptyScript, { seed, mode: 'random' }))
    const drawn = withPartners.filter(result => needs.some(id => allIds(result).includes(id)))
    expect(drawn.length).toBeGreaterThan(5)
    const single = { ...none, townsfolk: 1 }
    for (let seed = 0; seed < 80; seed += 1) {
      const result = allIds(fill(emptyScript, { seed, mode: 'random', targets: single }))
      expect(needs).not.toContain(result[0])
    }
  })

  test('adds the missing partner of a character that stays', () => {
    expect(fill(aScript({ characters: ['huntsman'] }), { seed: 4 }).teams.outsider).toContain('damsel')
  })

  test('says which team has too few to draw from', () => {
    const result = fill(emptyScript, { targets: { ...none, demon: 6, minion: 2 }, editions: ['tb'] })
    expect(result.teams.demon).toEqual(['imp'])
    expect(result.short).toEqual([{ team: 'demon', count: 5 }])
  })

  test('draws from the chosen editions only', () => {
    const result = fill(emptyScript, { editions: ['tb'] })
    for (const id of allIds(result)) expect(catalogue.characters.get(id)?.edition).toBe('tb')
  })

  test('prefers what fits: fewer jinxes than at random, and information for the good', () => {
    const jinxes = (mode: FillOptions['mode']) =>
      Array.from({ length: 20 }, (_, seed) => allIds(fill(emptyScript, { seed, mode }))).reduce(
        (total, ids) =>
          total +
          ids.flatMap(id => catalogue.characters.get(id)?.jinxedWith ?? []).filter(id => ids.includes(id))
            .length,
        0
      )
    expect(jinxes('balanced')).toBeLessThan(jinxes('random') / 2)
  })

  test('changes nothing of a script that has enough', () => {
    const script = soundScript()
    expect(applyFilling(script, fill(script), catalogue)).toBe(script)
    expect(fillingChange(script, fill(script), catalogue)).toEqual({ added: [], removed: [] })
  })

  test('of a script with more than the target takes nothing away', () => {
    const script = soundScript()
    expect(sizes(fill(script, { targets: { ...none, townsfolk: 2 } }))).toEqual([13, 4, 4, 4])
  })
})

test('every filling reaches its targets or says why not, without doubles, missing partners or pairs that can’t be in play', () => {
  const target = fc.integer({ min: 0, max: maxTarget })
  const ids = [...catalogue.characters.keys()]
  fc.assert(
    fc.property(
      fc.record({ townsfolk: target, outsider: target, minion: target, demon: target }),
      fc.subarray([...editions]),
      fc.constantFrom('balanced' as const, 'random' as const),
      fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 12 }),
      fc.nat(),
      (targets, chosen, mode, present, seed) => {
        const script = aScript({ characters: present })
        const result = fill(script, { targets, editions: chosen, mode, seed })
        const before = idsByTeam(script, catalogue)
        const drawn = allIds(result)
        expect(new Set(drawn).size).toBe(drawn.length)
        for (const team of ['townsfolk', 'outsider', 'minion', 'demon'] as const) {
          const missing = result.short.find(each => each.team === team)?.count ?? 0
          expect(result.teams[team].length + missing).toBe(Math.max(targets[team], before[team].length))
        }
        for (const id of fillingChange(script, result, catalogue).added) {
          for (const other of sources.traits.excludes.get(id) ?? []) expect(drawn).not.toContain(other)
          for (const partner of sources.traits.needs.get(id) ?? []) expect(drawn).toContain(partner)
        }
      }
    ),
    { numRuns: 40 }
  )
})

describe('random numbers', () => {
  test('are at least 0, below 1, spread evenly and the same for the same seed', () => {
    const [one, same] = [createRandom(5), createRandom(5)]
    const numbers = Array.from({ length: 2000 }, one)
    expect(numbers.slice(0, 5)).toEqual(Array.from({ length: 5 }, same))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    const average = numbers.reduce((total, number) => total + number, 0) / numbers.length
    expect(average).toBeCloseTo(0.5, 1)
  })
})
