import { describe, expect, test } from 'vitest'
import { emptyGame, emptySeat, type Game } from '#core/grimoire/game.ts'
import { hasNoDemon, passedExile } from '#core/grimoire/votes/day-ends.ts'

const seat = (id: string, values: object = {}) => ({ ...emptySeat(id), ...values })
const exile = { id: 'n', day: 1, nominator: '', nominee: 'a', exile: true, secret: false, hands: {} }
const gameWith = (values: Partial<Game>): Game => ({
  ...emptyGame,
  phase: 'day',
  round: 1,
  seats: [seat('a', { traveller: true }), seat('b')],
  ...values
})

describe('an exile has passed', () => {
  const counted = { votes: 1, needed: 1, spent: [] }
  test.each([
    ['with enough votes', gameWith({ nominations: [{ ...exile, counted }] }), true],
    ['not with too few', gameWith({ nominations: [{ ...exile, counted: { ...counted, votes: 0 } }] }), false],
    ['not while it is counted', gameWith({ nominations: [exile] }), false],
    ['not yesterday', gameWith({ round: 2, nominations: [{ ...exile, counted }] }), false],
    ['not as an execution', gameWith({ nominations: [{ ...exile, exile: false, counted }] }), false],
    [
      'not before a later nomination',
      gameWith({
        nominations: [
          { ...exile, counted },
          { ...exile, id: 'o', exile: false, counted }
        ]
      }),
      false
    ],
    [
      'and is done once the traveller is dead',
      gameWith({ seats: [seat('a', { alive: false })], nominations: [{ ...exile, counted }] }),
      false
    ]
  ])('%s', (_, game, expected) => expect(passedExile(game) !== undefined).toBe(expected))
})

describe('no Demon lives', () => {
  const characters = new Map([
    ['imp', { team: 'demon' }],
    ['chef', { team: 'townsfolk' }]
  ]) as never
  test.each([
    ['after the only one has died', [seat('a', { character: 'imp', alive: false })], true],
    [
      'not while one lives',
      [seat('a', { character: 'imp' }), seat('b', { character: 'imp', alive: false })],
      false
    ],
    ['not in a game without', [seat('a', { character: 'chef' })], false]
  ])('%s', (_, seats, expected) => expect(hasNoDemon(gameWith({ seats }), characters)).toBe(expected))
})
