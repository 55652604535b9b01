import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightMoves } from '#core/night-moves.ts'
import { moveInNightOrder, nightOrder, setNightOrder } from '#core/night-order.ts'
import { aScript, catalogue, custom } from './build.ts'

const script = aScript({ characters: ['poisoner', 'lleech', 'spy', 'chef', 'empath', 'fortuneteller'] })
const official = nightOrder(script, 'firstNight', catalogue)
const ordered = (ids: readonly string[]) => setNightOrder(script, 'firstNight', ids, catalogue)
const movesOf = (ids: readonly string[]) => nightMoves(ordered(ids), 'firstNight', catalogue)

describe('what differs from the official order', () => {
  test('is nothing while the order is the official one, custom or not', () => {
    expect(nightMoves(script, 'firstNight', catalogue)).toEqual([])
    expect(movesOf(official)).toEqual([])
  })

  test('is the one character that was moved, and whom it follows', () => {
    const moved = moveInNightOrder(script, 'firstNight', 'empath', 1, catalogue)
    expect(nightMoves(moved, 'firstNight', catalogue)).toEqual([{ id: 'empath', after: 'dusk' }])
  })

  test('is the earlier of two neighbours that changed places', () => {
    const [chef, empath] = [official.indexOf('chef'), official.indexOf('empath')]
    expect(empath).toBe(chef + 1)
    expect(movesOf(official.with(chef, 'empath').with(empath, 'chef'))).toEqual([
      { id: 'chef', after: 'empath' }
    ])
  })

  test('is a character sooner than a step', () => {
    const at = official.indexOf('demoninfo')
    const next = official[at + 1] ?? ''
    expect(movesOf(official.with(at, next).with(at + 1, 'demoninfo'))).toEqual([
      { id: next, after: official[at - 1] }
    ])
  })

  test('names nobody before the first of the night', () => {
    const moved = moveInNightOrder(script, 'firstNight', 'spy', 0, catalogue)
    expect(nightMoves(moved, 'firstNight', catalogue)).toEqual([{ id: 'spy', after: undefined }])
  })

  test('counts who stands in the order without waking', () => {
    const asleep = aScript({
      characters: ['chef', custom('sleeper', { firstNight: 0 })],
      firstNight: ['dusk', 'sleeper', 'minioninfo', 'demoninfo', 'chef', 'dawn']
    })
    expect(nightMoves(asleep, 'firstNight', catalogue)).toEqual([{ id: 'sleeper', after: 'dusk' }])
  })

  test('is never more than the number of moves that were made', () => {
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
