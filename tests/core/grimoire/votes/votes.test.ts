import { describe, expect, test } from 'vitest'
import type { Game, Nomination } from '#core/grimoire/game.ts'
import {
  allowedVotes,
  blockOf,
  canHideVotes,
  countedVote,
  countVotes,
  livingPlayers,
  restoresGhostVotes,
  voteOrder,
  voteRules,
  votesNeeded,
  voteWeight
} from '#core/grimoire/votes/votes.ts'
import { custom } from '../../script-builders.ts'
import { castOf, gameOf } from '../table.ts'

const { characters } = castOf(
  'chef',
  'organgrinder',
  'voudon',
  'bureaucrat',
  'thief',
  'ferryman',
  'beggar',
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
  secret: false,
  hands: {},
  ...(votes === undefined ? {} : { counted: { votes, needed: 2, spent: [] } }),
  ...rest
})

test.each([
  [5, 0, 3],
  [6, 0, 3],
  [5, 2, 2],
  [7, 7, 0]
])('of %i players, %i of them dead, an execution needs %i votes', (players, deaths, needed) => {
  const seats = Array.from({ length: players }, (_, index) => (index < deaths ? dead : 'chef'))
  expect(votesNeeded(gameOf(seats), false, plain)).toBe(needed)
  expect(votesNeeded(gameOf(seats), true, plain)).toBe(Math.ceil(players / 2))
})

describe('who votes', () => {
  const spent = { ...dead, ghostVote: false }
  const game = gameOf(['chef', dead, spent, 'voudon', { ...spent, character: 'banshee' }])
  const allowed = (exile: boolean, rules = plain, rest: Partial<Game> = {}) =>
    game.seats.map(seat => allowedVotes({ ...game, ...rest }, seat, { exile }, rules))
  const onlyDead = { secret: false, onlyDead: true }

  test('the living, and the dead who have their vote', () => {
    expect(allowed(false)).toEqual([1, 1, 0, 1, 0])
  })

  test('everybody on an exile', () => {
    expect(allowed(true, onlyDead)).toEqual([1, 1, 1, 1, 1])
  })

  test('only the Voudon and the dead while the Voudon lives, and one vote is enough', () => {
    expect(allowed(false, onlyDead)).toEqual([0, 1, 1, 1, 1])
    expect(votesNeeded(game, false, onlyDead)).toBe(1)
    expect(votesNeeded(game, true, onlyDead)).toBe(3)
  })

  test('a Banshee who has been heard, twice, and she spends nothing', () => {
    const reminders = [{ id: 'r', seat: '5', character: 'banshee', text: 'Has Ability' }]
    expect(allowed(false, plain, { reminders })).toEqual([1, 1, 0, 1, 2])
    expect(allowed(false, onlyDead, { reminders })).toEqual([0, 1, 1, 1, 2])
    const voted = nomination('1', undefined, { hands: { 2: 1, 5: 2 } })
    const open = gameOf(['chef', dead, spent, 'chef', { ...spent, character: 'banshee' }], { reminders })
    expect(countedVote(open, voted, characters)).toMatchObject({ votes: 3, spent: ['2'] })
  })

  test('a living Beggar with a vote token, which is spent', () => {
    const beggar = { character: 'beggar', traveller: true, alive: true }
    const table = gameOf([beggar, { ...beggar, voteTokens: 2 }, { ...beggar, alive: false, voteTokens: 1 }])
    const votes = (exile: boolean) => table.seats.map(seat => allowedVotes(table, seat, { exile }, plain))
    expect(votes(false)).toEqual([0, 1, 1])
    expect(votes(true)).toEqual([1, 1, 1])
    const voted = nomination('1', undefined, { hands: { 2: 1, 3: 1 } })
    expect(countedVote(table, voted, characters)).toMatchObject({ spent: ['3'], tokens: ['2'] })
    expect(countedVote(table, { ...voted, exile: true }, characters)).toEqual({
      votes: 2,
      needed: 2,
      spent: []
    })
  })
})

describe('rules that characters change', () => {
  test.each([
    [['chef'], plain],
    [['organgrinder'], { secret: true, onlyDead: false }],
    [[{ character: 'organgrinder', alive: false }], plain],
    [[{ character: 'chef', abilities: ['organgrinder'] }], { secret: true, onlyDead: false }],
    [['voudon'], { secret: false, onlyDead: true }]
  ])('%j', (seats, expected) => {
    expect(voteRules(gameOf(seats), characters)).toEqual(expected)
  })

  test.each([
    ['Drunk', '1', false],
    ['About To Die', '1', true],
    ['Drunk', '2', true]
  ])('an Organ Grinder with the reminder %s beside seat %s hides votes: %s', (text, seat, secret) => {
    const reminders = [{ id: 'r', seat, character: 'organgrinder', text }]
    const game = gameOf(['organgrinder', 'chef'], { reminders })
    expect(voteRules(game, characters).secret).toBe(secret)
    expect(canHideVotes(game, characters)).toBe(true)
  })

  test('nobody hides votes in a game without such a character', () => {
    expect(canHideVotes(gameOf(['chef', 'voudon']), characters)).toBe(false)
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
    [['owl'], 5],
    [Array<string>(400).fill('owl'), 1000],
    [['thief', ...Array<string>(400).fill('owl')], -1000]
  ])('beside reminders of %j: %i', (sources, expected) => {
    expect(weight(...sources)).toBe(expected)
  })

  test.each([
    ['a dead Thief’s reminder doesn’t count', ['chef', 'thief'], [false], 1],
    ['a living Thief’s counts', ['chef', 'thief'], [true], -1],
    ['one living of two is enough', ['chef', 'thief', 'thief'], [false, true], -1]
  ] as const)('%s', (_, seated, alive, expected) => {
    const game = gameOf([...seated], { reminders: [reminder('thief', 0)] })
    const seats = game.seats.map((seat, index) => ({ ...seat, alive: alive[index - 1] ?? true }))
    const [first] = seats
    expect(first && voteWeight({ ...game, seats }, first, characters)).toBe(expected)
  })

  test('and all votes are added up; an exile multiplies none', () => {
    const game = gameOf(['chef', 'chef', 'chef'], { reminders: [reminder('bureaucrat', 0)] })
    const hands = { 1: 1, 2: 1, nobody: 1 }
    expect(countVotes(game, nomination('3', undefined, { hands }), characters)).toBe(4)
    expect(countVotes(game, nomination('3', undefined, { hands, exile: true }), characters)).toBe(2)
  })
})

test('the dead spend their vote, except on an exile or with the Voudon', () => {
  const hands = { 1: 1, 2: 1 }
  const spentBy = (first: string, rest: Partial<Nomination> = {}) =>
    countedVote(gameOf([first, dead, dead]), nomination('1', undefined, { hands, ...rest }), characters).spent
  expect(spentBy('chef')).toEqual(['2'])
  expect(spentBy('chef', { exile: true })).toEqual([])
  expect(spentBy('voudon')).toEqual([])
})

test('whoever votes without having a vote spends none, so that none can be given back', () => {
  const game = gameOf(['chef', { ...dead, ghostVote: false }, { character: 'beggar', traveller: true }])
  const voted = nomination('1', undefined, { hands: { 2: 1, 3: 1 } })
  expect(countedVote(game, voted, characters)).toEqual({ votes: 2, needed: 1, spent: [] })
})

test('a vote that is counted again needs what it needed before', () => {
  const voted = nomination('1', undefined, { hands: { 1: 1 }, needed: 4 })
  expect(countedVote(gameOf(['chef', dead]), voted, characters)).toMatchObject({ votes: 1, needed: 4 })
})

describe('about to die is', () => {
  const block = (nominations: Nomination[]) => blockOf({ ...gameOf(['chef']), nominations }, 1)

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
    const counted = (votes: number) => ({ counted: { votes, needed: 1, spent: [] } })
    expect(block([nomination('1', undefined, counted(1))])).toMatchObject({ nominee: '1' })
    expect(block([nomination('1', undefined, counted(0))]).nominee).toBeUndefined()
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
