import { describe, expect, test } from 'vitest'
import type { Game, Nomination } from '#core/grimoire/game.ts'
import {
  blockOf,
  canVote,
  countVotes,
  livingPlayers,
  restoresGhostVotes,
  spentVotes,
  voteOrder,
  voteRules,
  votesNeeded,
  voteWeight
} from '#core/grimoire/votes.ts'
import { custom } from '../script-builders.ts'
import { castOf, gameOf } from './table.ts'

const { characters } = castOf(
  'chef',
  'organgrinder',
  'voudon',
  'bureaucrat',
  'thief',
  'ferryman',
  'godofug',
  custom('owl', { team: 'minion', special: [{ type: 'vote', name: 'multiplier', value: '5' }] })
)
const dead = { character: 'chef', alive: false }
const plain = { secret: false, onlyDead: false }

const nomination = (nominee: string, votes?: number, rest: Partial<Nomination> = {}): Nomination => ({
  id: `of ${nominee}`,
  day: 1,
  nominator: '1',
  nominee,
  exile: false,
  voters: [],
  ...(votes === undefined ? {} : { votes, needed: 2 }),
  ...rest
})

test.each([
  [5, 0, 3],
  [6, 0, 3],
  [5, 2, 2],
  [7, 7, 0]
])('of %i players, %i of them dead, an execution needs %i votes', (players, deaths, needed) => {
  const seats = Array.from({ length: players }, (_, index) => (index < deaths ? dead : 'chef'))
  expect(votesNeeded(gameOf(seats), false)).toBe(needed)
  expect(votesNeeded(gameOf(seats), true)).toBe(Math.ceil(players / 2))
})

describe('who votes', () => {
  const spent = { ...dead, ghostVote: false }
  const [living, fresh, used, voudon] = gameOf(['chef', dead, spent, 'voudon']).seats
  if (!living || !fresh || !used || !voudon) throw new Error('no seats')
  const onlyDead = { secret: false, onlyDead: true }

  test('the living, and the dead who have their vote', () => {
    expect([living, fresh, used].map(seat => canVote(seat, { exile: false }, plain))).toEqual([
      true,
      true,
      false
    ])
  })

  test('everybody on an exile', () => {
    expect([living, fresh, used].map(seat => canVote(seat, { exile: true }, onlyDead))).toEqual([
      true,
      true,
      true
    ])
  })

  test('only the Voudon and the dead while the Voudon lives', () => {
    expect([living, fresh, used, voudon].map(seat => canVote(seat, { exile: false }, onlyDead))).toEqual([
      false,
      true,
      true,
      true
    ])
  })
})

describe('rules that characters change', () => {
  test.each([
    [['chef'], plain],
    [['organgrinder'], { secret: true, onlyDead: false }],
    [[{ character: 'organgrinder', alive: false }], plain],
    [['voudon'], { secret: false, onlyDead: true }]
  ])('%j', (seats, expected) => {
    expect(voteRules(gameOf(seats), characters)).toEqual(expected)
  })
})

describe('a vote counts', () => {
  const reminder = (character: string, index: number) => ({
    id: String(index),
    seat: '1',
    character,
    text: ''
  })
  const weight = (...sources: string[]) => {
    const game = gameOf(['chef'], { reminders: sources.map(reminder) })
    const [seat] = game.seats
    return seat && voteWeight(game, seat, characters)
  }

  test.each([
    [[], 1],
    [['chef'], 1],
    [['bureaucrat'], 3],
    [['thief'], -1],
    [['bureaucrat', 'thief'], -3],
    [['godofug'], 2],
    [['owl'], 5]
  ])('beside reminders of %j: %i', (sources, expected) => {
    expect(weight(...sources)).toBe(expected)
  })

  test('and all votes are added up; an exile multiplies none', () => {
    const game = gameOf(['chef', 'chef', 'chef'], { reminders: [reminder('bureaucrat', 0)] })
    const voters = ['1', '2', 'nobody']
    expect(countVotes(game, nomination('3', undefined, { voters }), characters)).toBe(4)
    expect(countVotes(game, nomination('3', undefined, { voters, exile: true }), characters)).toBe(2)
  })
})

test('the dead spend their vote, except on an exile or with the Voudon', () => {
  const game = gameOf(['chef', dead, dead])
  const voters = ['1', '2']
  expect(spentVotes(game, nomination('1', undefined, { voters }), plain)).toEqual(['2'])
  expect(spentVotes(game, nomination('1', undefined, { voters, exile: true }), plain)).toEqual([])
  expect(spentVotes(game, nomination('1', undefined, { voters }), { ...plain, onlyDead: true })).toEqual([])
})

describe('about to die is', () => {
  const block = (nominations: Nomination[], rules = plain) =>
    blockOf({ ...gameOf(['chef']), nominations } as Game, 1, rules)

  test('nobody before a vote, or with too few votes', () => {
    expect(block([])).toEqual({ nominee: undefined, votes: 0, tied: false })
    expect(block([nomination('1'), nomination('2', 1)])).toEqual({
      nominee: undefined,
      votes: 0,
      tied: false
    })
  })

  test('the nominee with the most votes', () => {
    expect(block([nomination('1', 2), nomination('2', 3)])).toEqual({ nominee: '2', votes: 3, tied: false })
  })

  test('nobody after a tie, until somebody has more', () => {
    const tie = [nomination('1', 3), nomination('2', 3)]
    expect(block(tie)).toEqual({ nominee: undefined, votes: 3, tied: true })
    expect(block([...tie, nomination('3', 4)])).toMatchObject({ nominee: '3' })
  })

  test('nobody of another day, and nobody by an exile', () => {
    expect(
      block([nomination('1', 3, { day: 2 }), nomination('2', 3, { exile: true })]).nominee
    ).toBeUndefined()
  })

  test('with the Voudon, whoever has a vote at all', () => {
    expect(block([nomination('1', 1)], { ...plain, onlyDead: true })).toMatchObject({ nominee: '1' })
    expect(block([nomination('1', 0)], { ...plain, onlyDead: true }).nominee).toBeUndefined()
  })
})

test('the hand of the clock begins after the nominee and ends with the nominee', () => {
  const order = (nominee: string) => voteOrder(gameOf(['chef', 'chef', 'chef']), nominee).map(({ id }) => id)
  expect(order('2')).toEqual(['3', '1', '2'])
  expect(order('3')).toEqual(['1', '2', '3'])
})

test('a Ferryman gives votes back when three live', () => {
  const with3 = gameOf(['chef', 'chef', 'chef', dead], { unseatedCharacters: ['ferryman'] })
  expect(livingPlayers(with3)).toBe(3)
  expect(restoresGhostVotes(with3, characters)).toBe(true)
  expect(restoresGhostVotes({ ...with3, unseatedCharacters: [] }, characters)).toBe(false)
  expect(
    restoresGhostVotes(
      gameOf(['chef', 'chef', 'chef', 'chef'], { unseatedCharacters: ['ferryman'] }),
      characters
    )
  ).toBe(false)
})
