import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightMoves } from '#core/night/night-moves.ts'
import { moveInNightOrder, nightOrder, setNightOrder } from '#core/night/night-order.ts'
import { aScript, catalogue, custom } from '../script-builders.ts'

const script = aScript({ characters: ['poisoner', 'lleech', 'spy', 'chef', 'empath', 'fortuneteller'] })
const official = nightOrder(script, 'firstNight', catalogue)
const ordered = (ids: readonly string[]) => setNightOrder(script, 'firstNight', ids, catalogue)
const movesOf = (ids: readonly string[]) => nightMoves(ordered(ids), 'firstNight', catalogue)

describe('the moves from the default order', () => {
  test('are none when the order equals the default order, custom or not', () => {
    expect(nightMoves(script, 'firstNight', catalogue)).toEqual([])
    expect(movesOf(official)).toEqual([])
  })

  test('are the one moved character with its predecessor', () => {
    const moved = moveInNightOrder(script, 'firstNight', 'empath', 1, catalogue)
    expect(nightMoves(moved, 'firstNight', catalogue)).toEqual([{ id: 'empath', after: 'dusk' }])
  })

  test('are the earlier of two swapped neighbours', () => {
    const [chef, empath] = [official.indexOf('chef'), official.indexOf('empath')]
    expect(empath).toBe(chef + 1)
    expect(movesOf(official.with(chef, 'empath').with(empath, 'chef'))).toEqual([
      { id: 'chef', after: 'empath' }
    ])
  })

  test('prefer a character to a step', () => {
    const at = official.indexOf('demoninfo')
    const next = official[at + 1] ?? ''
    expect(movesOf(official.with(at, next).with(at + 1, 'demoninfo'))).toEqual([
      { id: next, after: official[at - 1] }
    ])
  })

  test('have no predecessor for the first of the night', () => {
    const moved = moveInNightOrder(script, 'firstNight', 'spy', 0, catalogue)
    expect(nightMoves(moved, 'firstNight', catalogue)).toEqual([{ id: 'spy', after: undefined }])
  })

  test('include entries that don’t wake', () => {
    const asleep = aScript({
      characters: ['chef', custom('sleeper', { firstNight: 0 })],
      firstNight: ['dusk', 'sleeper', 'minioninfo', 'demoninfo', 'chef', 'dawn']
    })
    expect(nightMoves(asleep, 'firstNight', catalogue)).toEqual([{ id: 'sleeper', after: 'dusk' }])
  })

  test('are never more than the actual moves', () => {
    const move = fc.record({ id: fc.constantFrom(...official), to: fc.nat(official.length) })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 6 }), moves => {
        const moved = moves.reduce(
          (last, { id, to }) => moveInNightOrder(last, 'firstNight', id, to, catalogue),
          script
        )
        const found = nightMoves(moved, 'firstNight', catalogue)
        expect(found.length).toBeLessThanOrEqual(moves.length)
        const stayed = nightOrder(moved, 'firstNight', catalogue).filter(
          id => !found.some(each => each.id === id)
        )
        expect(stayed).toEqual(official.filter(id => stayed.includes(id)))
      })
    )
  })
})
