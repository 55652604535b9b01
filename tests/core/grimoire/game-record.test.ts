import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { emptyGame, gameSchema } from '#core/grimoire/game.ts'
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

  test('is read without actions that this version doesn’t know, and then nothing is redone', () => {
    const stored = {
      start: emptyGame,
      actions: [join('ann'), { type: 'dance', data: {} }, { type: 'constructor', data: {} }, kill('ann')],
      undone: [kill('ann')]
    }
    expect(readRecord(stored)).toMatchObject({
      done: [{ action: join('ann') }, { action: kill('ann') }],
      undone: []
    })
  })
})
