import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { neighbours } from '#core/grimoire/actions/seat-actions.ts'
import { applyAction } from '#core/grimoire/apply-action.ts'
import { emptyGame, type Game, gameLimits } from '#core/grimoire/game.ts'
import { gameOf } from './table.ts'

const apply = (game: Game, ...actions: Action[]) => actions.reduce(applyAction<Action['type']>, game)
const order = ({ seats }: Game) => seats.map(({ id }) => id).join('')
const three = gameOf(['chef', 'monk', 'imp'])
const seat = (id: string) => ({ id, player: id, pronouns: '', traveller: false })

describe('seats', () => {
  test.each<[string, Action, string]>([
    [
      'are added where they should be',
      { type: 'addSeats', data: { at: 1, seats: [seat('a'), seat('b')] } },
      '1ab23'
    ],
    [
      'are added once',
      { type: 'addSeats', data: { at: 9, seats: [seat('a'), seat('a'), seat('1')] } },
      '123a'
    ],
    ['are moved', { type: 'moveSeat', data: { seat: '1', to: 2 } }, '231'],
    ['are swapped', { type: 'swapSeats', data: { seat: '1', with: '3' } }, '321'],
    ['are rotated clockwise', { type: 'rotateSeats', data: { by: 1 } }, '312'],
    ['are rotated the other way', { type: 'rotateSeats', data: { by: -4 } }, '231'],
    ['are removed', { type: 'removeSeat', data: { seat: '2' } }, '13']
  ])('%s', (_, action, expected) => {
    expect(order(apply(three, action))).toBe(expected)
  })

  test('take their reminders with them', () => {
    const game = { ...three, reminders: ['1', '2'].map(id => ({ id, seat: id, character: '', text: '' })) }
    expect(apply(game, { type: 'removeSeat', data: { seat: '1' } }).reminders).toMatchObject([{ id: '2' }])
  })

  test('are at most as many as a table holds', () => {
    const seats = Array.from({ length: gameLimits.seats + 5 }, (_, index) => seat(`s${index}`))
    expect(apply(emptyGame, { type: 'addSeats', data: { at: 0, seats } }).seats).toHaveLength(
      gameLimits.seats
    )
  })

  test('have two neighbours', () => {
    const ids = (id: string) => neighbours(three, id).map(each => each.id)
    expect([ids('1'), ids('2'), ids('3'), ids('nobody')]).toEqual([['2', '3'], ['3', '1'], ['1', '2'], []])
  })
})

describe('a new character', () => {
  const change: Action = { type: 'changeCharacter', data: { seat: '1', character: 'imp' } }

  test('forgets the planned one in the setup', () => {
    expect(apply(three, change).seats[0]).toMatchObject({ character: 'imp', formerCharacters: [] })
  })

  test('remembers the earlier one since the first night, and what the player believed ends', () => {
    const game = gameOf([{ character: 'drunk', believes: 'chef', seen: true }], { phase: 'night', round: 1 })
    expect(apply(game, change).seats[0]).toMatchObject({
      character: 'imp',
      believes: '',
      seen: false,
      formerCharacters: ['drunk']
    })
  })
})

test('a player who changes the character keeps the alignment that the action names', () => {
  const game = gameOf(['chef'], { phase: 'night', round: 2 })
  const turned = apply(game, {
    type: 'changeCharacter',
    data: { seat: '1', character: 'imp', alignment: 'good' }
  })
  expect(turned.seats[0]).toMatchObject({ character: 'imp', alignment: 'good' })
})

test('gained abilities go with the character', () => {
  const game = gameOf(['chef'], { phase: 'night', round: 2 })
  const gained = apply(game, { type: 'changeAbilities', data: { seat: '1', abilities: ['monk', 'monk'] } })
  expect(gained.seats[0]?.abilities).toEqual(['monk'])
  const turned = apply(gained, { type: 'changeCharacter', data: { seat: '1', character: 'imp' } })
  expect(turned.seats[0]?.abilities).toEqual([])
})

test('a player who dies has died then, until the player lives again', () => {
  const game = gameOf(['chef'], { phase: 'night', round: 2 })
  const dead = apply(game, { type: 'kill', data: { seat: '1' } })
  expect(dead.seats[0]).toMatchObject({ alive: false, died: { phase: 'night', round: 2 } })
  expect(apply(dead, { type: 'startDay', data: {} }, { type: 'kill', data: { seat: '1' } }).seats[0]).toEqual(
    dead.seats[0]
  )
  expect(apply(dead, { type: 'revive', data: { seat: '1' } }).seats[0]).toEqual({
    ...game.seats[0],
    died: undefined
  })
})

test('characters are dealt to the seats that are named, and must be seen anew', () => {
  const game = gameOf([
    { character: 'chef', seen: true },
    { character: 'monk', seen: true }
  ])
  const deal: Action = {
    type: 'deal',
    data: { characters: { 1: { character: 'imp', believes: '' }, 2: { character: 'monk', believes: '' } } }
  }
  expect(apply(game, deal).seats).toMatchObject([
    { character: 'imp', seen: false },
    { character: 'monk', seen: true }
  ])
})

test('a deal changes an alignment only where it says so, and that must be seen anew', () => {
  const game = gameOf(Array(3).fill({ character: 'monk', alignment: 'evil', seen: true }))
  const deal = (alignment: 'evil' | null | undefined) => ({
    character: 'monk',
    believes: '',
    ...(alignment === undefined ? {} : { alignment })
  })
  const action: Action = {
    type: 'deal',
    data: { characters: { 1: deal(undefined), 2: deal('evil'), 3: deal(null) } }
  }
  const seats = apply(game, action).seats.map(({ alignment, seen }) => [alignment, seen])
  expect(seats).toEqual([
    ['evil', true],
    ['evil', true],
    [undefined, false]
  ])
})

describe('nights and days', () => {
  const night: Action = { type: 'startNight', data: {} }
  const day: Action = { type: 'startDay', data: {} }
  const phase = ({ phase: name, round }: Game) => `${name} ${round}`

  test('follow each other', () => {
    expect(phase(apply(three, night))).toBe('night 1')
    expect(phase(apply(three, night, day))).toBe('day 1')
    expect(phase(apply(three, night, day, night))).toBe('night 2')
    expect(phase(apply(three, night, night))).toBe('night 1')
  })

  test('each night begins with nothing done', () => {
    const done: Action = { type: 'setStepDone', data: { step: 'chef', done: true } }
    expect(apply(three, night, done).doneSteps).toEqual(['chef'])
    expect(apply(three, night, done, day, night).doneSteps).toEqual([])
  })

  test('a game that ended can go on', () => {
    const ended = apply(three, night, day, { type: 'endGame', data: { winner: 'evil' } })
    expect(ended).toMatchObject({ phase: 'ended', winner: 'evil' })
    expect(apply(ended, day).winner).toBeUndefined()
  })
})

describe('a day', () => {
  const today = { ...three, phase: 'day' as const, round: 2 }
  const nominate: Action = {
    type: 'nominate',
    data: { nomination: { id: 'n', nominator: '1', nominee: '3', exile: false, secret: false } }
  }
  const vote = (id: string, votes = 1): Action => ({
    type: 'setVote',
    data: { nomination: 'n', seat: id, votes }
  })
  const count: Action = {
    type: 'countVotes',
    data: { nomination: 'n', counted: { votes: 2, needed: 2, spent: ['2'] } }
  }

  test('has nominations and votes', () => {
    const voted = apply(today, nominate, vote('1'), vote('2'), vote('1', 0), vote('1'))
    expect(voted.nominations).toMatchObject([{ day: 2, nominee: '3', hands: { 1: 1, 2: 1 } }])
  })

  test('after the count, votes are final and spent', () => {
    const counted = apply(today, nominate, vote('2'), count, vote('1'))
    expect(counted.nominations).toMatchObject([{ counted: { votes: 2 }, hands: { 2: 1 } }])
    expect(counted.seats.map(({ ghostVote }) => ghostVote)).toEqual([true, false, true])
  })

  test('gives spent votes back with a nomination that is removed', () => {
    const removed = apply(today, nominate, vote('2'), count, {
      type: 'removeNomination',
      data: { nomination: 'n' }
    })
    expect(removed).toEqual(today)
  })

  test('opens a counted vote again, which gives back what it spent', () => {
    const tokens = apply(today, { type: 'setVoteTokens', data: { seat: '1', tokens: 1 } })
    const spending: Action = {
      type: 'countVotes',
      data: { nomination: 'n', counted: { votes: 2, needed: 2, spent: ['2'], tokens: ['1'] } }
    }
    const counted = apply(tokens, nominate, vote('1'), vote('2'), spending)
    expect(counted.seats[0]).not.toHaveProperty('voteTokens', 1)
    const open = apply(counted, { type: 'reopenVote', data: { nomination: 'n' } })
    expect(open.seats).toEqual(tokens.seats)
    expect(open.nominations).toMatchObject([{ counted: undefined, needed: 2, hands: { 1: 1, 2: 1 } }])
    expect(apply(open, { type: 'reopenVote', data: { nomination: 'n' } })).toBe(open)
    expect(apply(open, vote('2', 0), spending).nominations).toMatchObject([{ hands: { 1: 1 } }])
  })

  test('ends with an execution, of nobody too, and not everybody dies of it', () => {
    const execute = (id: string, dies: boolean) => apply(today, { type: 'execute', data: { seat: id, dies } })
    expect(execute('3', true)).toMatchObject({ executions: [{ day: 2, seat: '3', died: true }] })
    expect(execute('3', true).seats.map(({ alive }) => alive)).toEqual([true, true, false])
    expect(execute('3', false).seats.every(({ alive }) => alive)).toBe(true)
    expect(execute('', false).executions).toEqual([{ day: 2, seat: '', died: false }])
  })

  test('no night has nominations', () => {
    expect(apply({ ...today, phase: 'night' }, nominate).nominations).toEqual([])
  })
})

test('a token that moves is the last one of its new seat', () => {
  const reminders = ['a', 'b'].map(id => ({ id, seat: id === 'a' ? '1' : '2', character: '', text: '' }))
  const moved = apply({ ...three, reminders }, { type: 'moveReminder', data: { reminder: 'a', seat: '2' } })
  expect(moved.reminders.map(({ id, seat: place }) => id + place)).toEqual(['b2', 'a2'])
})

describe('a token at the edge of the table', () => {
  const angel: Action = { type: 'addUnseatedCharacter', data: { character: 'angel' } }
  const place = (id: string, seatId: string): Action => ({
    type: 'placeReminder',
    data: { reminder: { id, seat: seatId, character: 'angel', text: 'Protected' } }
  })
  const placed = apply(three, angel, place('a', ''), place('b', '1'))

  test('is beside no seat, and moves to one and back', () => {
    const moved = apply(placed, { type: 'moveReminder', data: { reminder: 'a', seat: '2' } })
    expect(moved.reminders.map(({ id, seat: at }) => id + at)).toEqual(['b1', 'a2'])
    const back = apply(moved, { type: 'moveReminder', data: { reminder: 'a', seat: '' } })
    expect(back.reminders.map(({ id, seat: at }) => id + at)).toEqual(['b1', 'a'])
  })

  test('stays when a seat is removed, and goes with its character', () => {
    const without = apply(placed, { type: 'removeSeat', data: { seat: '1' } })
    expect(without.reminders.map(({ id }) => id)).toEqual(['a'])
    const left = apply(placed, { type: 'removeUnseatedCharacter', data: { character: 'angel' } })
    expect(left.reminders.map(({ id }) => id)).toEqual(['b'])
  })
})

test('the Demon’s bluffs can’t be removed, other groups can', () => {
  const group = { id: 'snitch', name: 'Snitch', characters: ['chef'] }
  const game = apply(three, { type: 'addBluffGroup', data: { group } })
  expect(apply(game, { type: 'removeBluffGroup', data: { group: 'snitch' } }).bluffs).toHaveLength(1)
  expect(apply(game, { type: 'removeBluffGroup', data: { group: 'demon' } })).toBe(game)
})

describe('cards of the storyteller', () => {
  const save = (id: string, text: string): Action => ({
    type: 'saveCard',
    data: { card: { id, text, characters: [] } }
  })
  const texts = ({ customCards }: Game) => customCards.map(({ text }) => text)

  test('are added, changed in place, and removed', () => {
    const two = apply(emptyGame, save('a', 'One'), save('b', 'Two'))
    expect(texts(two)).toEqual(['One', 'Two'])
    expect(texts(apply(two, save('a', 'Uno')))).toEqual(['Uno', 'Two'])
    expect(texts(apply(two, { type: 'removeCard', data: { card: 'a' } }))).toEqual(['Two'])
    expect(apply(two, save('a', 'One'), { type: 'removeCard', data: { card: 'c' } })).toBe(two)
  })

  test('can be changed when there is no room for more', () => {
    const full = Array.from({ length: gameLimits.cards }, (_, index) => save(`c${index}`, 'Card'))
    const game = apply(emptyGame, ...full, save('one more', 'Card'))
    expect(game.customCards).toHaveLength(gameLimits.cards)
    expect(texts(apply(game, save('c0', 'Changed')))[0]).toBe('Changed')
  })
})
