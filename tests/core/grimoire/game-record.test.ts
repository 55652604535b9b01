import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame, emptySeat, gameSchema } from '#core/grimoire/game.ts'
import {
  currentGame,
  type GameRecord,
  maxActions,
  newRecord,
  perform,
  readRecord,
  redo,
  storedRecord,
  undo
} from '#core/grimoire/game-record.ts'
import { anyAction } from './any-action.ts'

const performAll = (actions: readonly Action[]) => actions.reduce(perform, newRecord(emptyGame))
const kill = (seat: string): Action => ({ type: 'kill', data: { seat } })
const join = (...ids: string[]): Action => ({
  type: 'addSeats',
  data: { at: 0, seats: ids.map(id => ({ id, player: id, pronouns: '', traveller: false })) }
})

/** Takes the step as often as it goes. */
function repeat(record: GameRecord, step: (record: GameRecord) => GameRecord | undefined): GameRecord {
  const next = step(record)
  return next ? repeat(next, step) : record
}

describe('any sequence of actions', () => {
  const anyActions = fc.array(anyAction, { maxLength: 60 })

  test('can be undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(anyActions, actions => {
        const record = performAll(actions)
        const undone = repeat(record, undo)
        expect(currentGame(undone)).toEqual(emptyGame)
        expect(repeat(undone, redo)).toEqual(record)
      })
    )
  })

  test('survives being stored and read, at any place between undo and redo', () => {
    fc.assert(
      fc.property(anyActions, fc.nat(20), (actions, steps) => {
        let record = performAll(actions)
        for (let step = 0; step < steps; step++) record = undo(record) ?? record
        const read = readRecord(JSON.parse(JSON.stringify(storedRecord(record))))
        expect(read).toEqual(record)
      })
    )
  })

  test('leads to a game that the schema accepts as it is', () => {
    fc.assert(
      fc.property(anyActions, actions => {
        const game = currentGame(performAll(actions))
        expect(gameSchema.parse(game)).toEqual(game)
      })
    )
  })
})

test('an action that changes nothing is no step', () => {
  const record = performAll([join('ann'), kill('ann')])
  expect(perform(record, kill('ann'))).toBe(record)
  expect(perform(record, kill('nobody'))).toBe(record)
})

test('after something new, nothing can be redone', () => {
  const record = undo(performAll([join('ann', 'ben'), kill('ann')]))
  expect(record && redo(record)).toBeDefined()
  expect(record && redo(perform(record, kill('ben')))).toBeUndefined()
})

test('beyond the limit, the oldest steps can’t be undone any more', () => {
  const vote = (index: number): Action => ({
    type: 'setGhostVote',
    data: { seat: 'ann', ghostVote: index % 2 === 1 }
  })
  const record = Array.from({ length: maxActions + 1 }, (_, index) => vote(index)).reduce(
    perform,
    performAll([join('ann')])
  )
  expect(record.done).toHaveLength(maxActions)
  expect(record.start.seats).toMatchObject([{ id: 'ann', ghostVote: false }])
})

describe('a stored record', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'game'],
    ['an object without a game', { actions: [], undone: [] }],
    ['a game with a seat that is none', { start: { ...emptyGame, seats: [1] }, actions: [], undone: [] }]
  ])('isn’t %s', (_, value) => {
    expect(readRecord(value)).toBeUndefined()
  })

  test.each([
    ['an action that this version doesn’t know', { actions: [{ type: 'dance', data: {} }] }],
    ['an action named like a part of every object', { actions: [{ type: 'constructor', data: {} }] }],
    ['an action without its data', { undone: [{ type: 'kill' }] }],
    ['a later version', { version: 2 }],
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
      voters: ['ann', 'ann', 'who']
    }
    const start = {
      ...emptyGame,
      seats,
      bluffs: [],
      reminders: ['ann', 'who'].map(seat => ({ id: 'r', seat, character: '', text: '' })),
      nominations: [nomination, { ...nomination, voters: [] }]
    }
    expect(readRecord({ ...storedRecord(newRecord(emptyGame)), start })?.start).toEqual({
      ...emptyGame,
      seats: [emptySeat('ann'), emptySeat('ben')],
      reminders: [{ id: 'r', seat: 'ann', character: '', text: '' }],
      nominations: [{ ...nomination, voters: ['ann'] }]
    })
  })
})

const manyNotes = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`note${index}`, 'Woke.']))

test('an action over a limit does nothing, since it couldn’t be read again', () => {
  const record = performAll([join('ann')])
  const note: Action = { type: 'writeNote', data: { key: 'one', text: 'x'.repeat(2001) } }
  expect(perform(record, note)).toBe(record)
  const lost: Action = { type: 'writeNote', data: { key: '__proto__', text: 'Woke.' } }
  expect(perform(record, lost)).toBe(record)
})
