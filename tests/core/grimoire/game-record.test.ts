import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyGame, emptySeat, gameSchema } from '#core/grimoire/game.ts'
import {
  currentGame,
  type GameRecord,
  maxTransactions,
  newRecord,
  perform,
  readRecord,
  redo,
  storedRecord,
  type Transaction,
  undo
} from '#core/grimoire/game-record.ts'
import { anyAction } from './any-action.ts'

const performAll = (transactions: readonly Transaction[]) =>
  transactions.reduce((record, transaction) => perform(record, transaction), newRecord(emptyGame))
const kill = (seat: string): Transaction => [{ type: 'kill', data: { seat } }]
const join = (...ids: string[]): Transaction => [
  {
    type: 'addSeats',
    data: { at: 0, seats: ids.map(id => ({ id, player: id, pronouns: '', traveller: false })) }
  }
]

/** Takes the transaction as often as it goes. */
function repeat(record: GameRecord, transaction: (record: GameRecord) => GameRecord | undefined): GameRecord {
  const next = transaction(record)
  return next ? repeat(next, transaction) : record
}

describe('any sequence of actions, one by one or several at once', () => {
  const anyTransactions = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { maxLength: 60 })

  test('can be undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(anyTransactions, given => {
        const record = performAll(given)
        const undone = repeat(record, undo)
        expect(currentGame(undone)).toEqual(emptyGame)
        expect(repeat(undone, redo)).toEqual(record)
      })
    )
  })

  test('survives being stored and read, at any place between undo and redo', () => {
    fc.assert(
      fc.property(anyTransactions, fc.nat(20), (given, transactions) => {
        let record = performAll(given)
        for (let transaction = 0; transaction < transactions; transaction++) record = undo(record) ?? record
        const read = readRecord(JSON.parse(JSON.stringify(storedRecord(record))))
        expect(read).toEqual(record)
      })
    )
  })

  test('leads to a game that the schema accepts as it is', () => {
    fc.assert(
      fc.property(anyTransactions, given => {
        const game = currentGame(performAll(given))
        expect(gameSchema.parse(game)).toEqual(game)
      })
    )
  })
})

test('an action that changes nothing is no transaction', () => {
  const record = performAll([join('ann'), kill('ann')])
  expect(perform(record, kill('ann'))).toBe(record)
  expect(perform(record, kill('nobody'))).toBe(record)
})

test('several actions are one transaction', () => {
  const record = performAll([join('ann', 'ben'), [...kill('ann'), ...kill('ben')]])
  expect(currentGame(record).seats.map(({ alive }) => alive)).toEqual([false, false])
  const undone = undo(record)
  expect(undone && currentGame(undone).seats.map(({ alive }) => alive)).toEqual([true, true])
})

test('after something new, nothing can be redone', () => {
  const record = undo(performAll([join('ann', 'ben'), kill('ann')]))
  expect(record && redo(record)).toBeDefined()
  expect(record && redo(perform(record, kill('ben')))).toBeUndefined()
})

test('beyond the limit, the oldest transactions can’t be undone any more', () => {
  const vote = (index: number): Transaction => [
    { type: 'setGhostVote', data: { seat: 'ann', ghostVote: index % 2 === 1 } }
  ]
  const votes = Array.from({ length: maxTransactions + 1 }, (_, index) => vote(index))
  const record = votes.reduce(
    (before, transaction) => perform(before, transaction),
    performAll([join('ann')])
  )
  expect(record.done).toHaveLength(maxTransactions)
  expect(record.start.seats).toMatchObject([{ id: 'ann', ghostVote: false }])
})

describe('a stored record', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'game'],
    ['an object without a game', { transactions: [], undone: [] }],
    ['a game with a seat that is none', { start: { ...emptyGame, seats: [1] }, transactions: [], undone: [] }]
  ])('isn’t %s', (_, value) => {
    expect(readRecord(value)).toBeUndefined()
  })

  test.each([
    ['an action that this version doesn’t know', { transactions: [[{ type: 'dance', data: {} }]] }],
    ['an action named like a part of every object', { transactions: [[{ type: 'constructor', data: {} }]] }],
    ['an action without its data', { undone: [[{ type: 'kill' }]] }],
    ['a later version', { version: 2 }],
    ['an empty transaction', { transactions: [[]] }],
    ['a transaction of too many actions', { transactions: [Array(101).fill(kill('ann')[0])] }],
    ['too many notes', { start: { ...emptyGame, notes: manyNotes } }],
    ['a round that is no number of a night', { start: { ...emptyGame, round: -1.5 } }]
  ])('with %s isn’t read, since storing it again would lose that', (_, part) => {
    expect(readRecord({ ...storedRecord(newRecord(emptyGame)), ...part })).toBeUndefined()
  })

  test('is repaired where a stranger’s file has what no action leads to', () => {
    const seats = [emptySeat('ann'), emptySeat('ann', 'again'), emptySeat('ben')]
    const nomination = {
      id: 'n',
      day: 1,
      nominator: '',
      nominee: 'ben',
      exile: false,
      secret: false,
      hands: { ann: 1, who: 1 }
    }
    const start = {
      ...emptyGame,
      seats,
      bluffs: [],
      customCards: ['One', 'Two'].map(text => ({ id: 'c', text, characters: [] })),
      reminders: ['ann', 'who', ''].map((seat, index) => ({
        id: `r${index}`,
        seat,
        character: '',
        text: ''
      })),
      nominations: [nomination, { ...nomination, hands: {} }]
    }
    expect(readRecord({ ...storedRecord(newRecord(emptyGame)), start })?.start).toEqual({
      ...emptyGame,
      seats: [emptySeat('ann'), emptySeat('ben')],
      customCards: [{ id: 'c', text: 'One', characters: [] }],
      reminders: [
        { id: 'r0', seat: 'ann', character: '', text: '' },
        { id: 'r2', seat: '', character: '', text: '' }
      ],
      nominations: [{ ...nomination, hands: { ann: 1 } }]
    })
  })
})

test('a record of the first version, whose games have no cards, is read', () => {
  const { customCards: _, ...start } = emptyGame
  const record = readRecord({ ...storedRecord(newRecord(emptyGame)), start })
  expect(record?.start).toEqual(emptyGame)
})

const manyNotes = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`note${index}`, 'Woke.']))

test('an action over a limit does nothing, since it couldn’t be read again', () => {
  const record = performAll([join('ann')])
  const note: Transaction = [{ type: 'writeNote', data: { key: 'one', text: 'x'.repeat(2001) } }]
  expect(perform(record, note)).toBe(record)
  const lost: Transaction = [{ type: 'writeNote', data: { key: '__proto__', text: 'Woke.' } }]
  expect(perform(record, lost)).toBe(record)
})
