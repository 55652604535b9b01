import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demonBluffs, type Game } from '#core/grimoire/game.ts'
import { missingBluffs } from '#core/grimoire/setup/bluff-groups.ts'
import { drawBluffs } from '#core/grimoire/setup/draw-bluffs.ts'
import { castOf, gameOf } from '../table.ts'

const good = ['chef', 'monk', 'empath', 'mayor', 'soldier', 'saint', 'recluse', 'artist']
const { cast, characters } = castOf(
  ...good,
  'drunk',
  'lunatic',
  'poisoner',
  'snitch',
  'marionette',
  'imp',
  'beggar'
)
const draw = (game: Game, options: { group?: string; kept?: string[]; random?: () => number } = {}) =>
  drawBluffs(game, cast.characters, { group: demonBluffs, random: () => 0, ...options })

describe('bluffs', () => {
  const game = gameOf(
    ['chef', { character: 'drunk', believes: 'monk' }, 'poisoner', { character: 'lunatic', believes: 'imp' }],
    {
      bag: [
        { character: 'drunk', believes: 'artist' },
        { character: 'saint', believes: '' }
      ]
    }
  )

  test('are three good characters that nobody has, believes to have, or can draw', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true })), values => {
        const drawn = draw(game, { random: () => values.pop() ?? 0 })
        expect(new Set(drawn).size).toBe(3)
        for (const id of drawn) expect(['empath', 'mayor', 'soldier', 'recluse', 'snitch']).toContain(id)
      })
    )
  })

  test('stay as long as nobody has them', () => {
    const drawn = draw(game, { kept: ['mayor', 'chef'] })
    expect(drawn).toHaveLength(3)
    expect(drawn[0]).toBe('mayor')
    expect(drawn).not.toContain('chef')
  })

  test('aren’t fewer than were chosen', () => {
    const four = ['mayor', 'soldier', 'empath', 'recluse']
    expect(draw(game, { kept: four })).toEqual(four)
  })

  test('are others than those of other groups, while there are enough', () => {
    const others = {
      ...game,
      bluffs: [...game.bluffs, { id: 'other', name: '', characters: ['empath', 'mayor'] }]
    }
    expect(draw(others).toSorted()).toEqual(['recluse', 'snitch', 'soldier'])
    expect(draw(others, { group: 'other' })).toHaveLength(3)
    const most = ['empath', 'mayor', 'soldier', 'snitch']
    const few = { ...game, bluffs: [{ id: 'other', name: '', characters: most }] }
    const drawn = draw(few)
    expect(drawn[0]).toBe('recluse')
    expect(drawn).toHaveLength(3)
  })

  test('are fewer where the script has no more', () => {
    expect(
      drawBluffs(game, castOf('chef', 'mayor', 'imp').cast.characters, {
        group: demonBluffs,
        random: () => 0
      })
    ).toEqual(['mayor'])
  })
})

describe('more groups of bluffs', () => {
  const offers = (game: Game) => missingBluffs(game, characters).map(({ id }) => id)

  test('are for each Lunatic, and with a Snitch for each minion', () => {
    expect(offers(gameOf(['chef', 'lunatic', 'poisoner', 'imp', 'marionette']))).toEqual(['lunatic-2'])
    expect(offers(gameOf(['snitch', 'lunatic', 'poisoner', 'imp', 'marionette']))).toEqual([
      'lunatic-2',
      'snitch-3',
      'snitch-5'
    ])
  })

  test('are offered until the game has them, or is full', () => {
    const game = gameOf(['snitch', 'poisoner', 'marionette'])
    const one = { id: 'snitch-2', name: 'Poisoner', characters: [] }
    expect(offers({ ...game, bluffs: [...game.bluffs, one] })).toEqual(['snitch-3'])
    const full = Array.from({ length: 10 }, (_, index) => ({ ...one, id: `${index}` }))
    expect(offers({ ...game, bluffs: full })).toEqual([])
  })
})
