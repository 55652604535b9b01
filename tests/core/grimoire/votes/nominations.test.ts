import { describe, expect, test } from 'vitest'
import type { Game, Nomination } from '#core/grimoire/game.ts'
import { executionsOf, nominatorRemark, wasNominated } from '#core/grimoire/votes/nominations.ts'
import { gameOf } from '../table.ts'

const nomination = (nominator: string, rest: Partial<Nomination> = {}): Nomination => ({
  id: `${nominator} ${rest.day}`,
  day: 2,
  nominator,
  nominee: '3',
  exile: false,
  secret: false,
  hands: {},
  ...rest
})

describe('by the rules, a player may not nominate', () => {
  const dead = { character: 'chef', alive: false }
  const remark = (first: Parameters<typeof gameOf>[0][number], rest: Partial<Game> = {}) => {
    const game = gameOf([first, 'chef', 'chef'], { phase: 'day', round: 2, ...rest })
    const [seat] = game.seats
    return seat && nominatorRemark(game, seat)
  }
  const heard = { reminders: [{ id: 'r', seat: '1', character: 'banshee', text: '' }] }
  const twice = { nominations: [nomination('1'), nomination('1', { nominee: '2' })] }
  const executions = [{ day: 2, seat: '2', died: true }]

  test.each([
    ['a living player', undefined, remark('chef')],
    ['one who has nominated', 'hasNominated', remark('chef', { nominations: [nomination('1')] })],
    ['… on another day', undefined, remark('chef', { nominations: [nomination('1', { day: 1 })] })],
    ['… for exile', undefined, remark('chef', { nominations: [nomination('1', { exile: true })] })],
    ['a dead player', 'dead', remark(dead)],
    ['a Banshee who was heard', undefined, remark({ ...dead, character: 'banshee' }, heard)],
    [
      '… who has nominated twice',
      'hasNominated',
      remark({ ...dead, character: 'banshee' }, { ...heard, ...twice })
    ],
    ['a Banshee who wasn’t heard', 'dead', remark({ ...dead, character: 'banshee' })],
    [
      'a Golem who has nominated on another day',
      'hasNominated',
      remark('golem', { nominations: [nomination('1', { day: 1 })] })
    ],
    ['a Butcher who has nominated', 'hasNominated', remark('butcher', { nominations: [nomination('1')] })],
    ['… after an execution', undefined, remark('butcher', { nominations: [nomination('1')], executions })],
    ['… twice', 'hasNominated', remark('butcher', { ...twice, executions })],
    ['anybody with a Bishop', 'storytellerOnly', remark('bishop')],
    ['anybody with a dead Bishop', 'dead', remark({ ...dead, character: 'bishop' })]
  ])('%s: %s', (_, expected, actual) => {
    expect(actual).toBe(expected)
  })
})

test('a player was nominated today, also for exile, or on another day', () => {
  const nominations = [
    nomination('1'),
    nomination('1', { nominee: '2', exile: true }),
    nomination('2', { nominee: '1', day: 1 })
  ]
  const game = gameOf(['chef', 'chef', 'chef'], { round: 2, nominations })
  expect(game.seats.map(seat => wasNominated(game, seat))).toEqual([false, true, true])
})

test('the decision to execute nobody is no execution', () => {
  const executions = [
    { day: 1, seat: '1', died: true },
    { day: 2, seat: '', died: false },
    { day: 2, seat: '2', died: false }
  ]
  expect(executionsOf(gameOf(['chef', 'chef'], { executions }), 2)).toEqual([executions[2]])
})
