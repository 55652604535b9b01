import { expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { gameLog } from '#core/grimoire/game-log.ts'
import { maxTransactions, newRecord, perform, readRecord, storedRecord } from '#core/grimoire/game-record.ts'
import { expectGrowth, growing } from '../../growth.ts'
import { gameOf } from './table.ts'

const start = gameOf(['chef', 'imp', 'monk'])
const log = (...actions: Action[]) =>
  gameLog(actions.reduce((record, action) => perform(record, [action]), newRecord(start)))
const kill = (seat: string): Action => ({ type: 'kill', data: { seat } })
const note = (key: string, text: string): Action => ({ type: 'writeNote', data: { key, text } })
const night: Action = { type: 'startNight', data: {} }
const day: Action = { type: 'startDay', data: {} }

test('a game that nobody has begun is its setup', () => {
  expect(log()).toEqual([{ phase: 'setup', round: 0, before: start, after: start, entries: [] }])
})

test('each night and day has a section with what happened in it', () => {
  const sections = log(night, kill('1'), day, kill('3'), night)
  expect(
    sections.map(({ phase, round, entries }) => [phase, round, entries.map(({ action }) => action.type)])
  ).toEqual([
    ['setup', 0, []],
    ['night', 1, ['startNight', 'kill']],
    ['day', 1, ['startDay', 'kill']],
    ['night', 2, ['startNight']]
  ])
})

test('a section and an entry have the game before and after them', () => {
  const [setup, first] = log({ type: 'markSeen', data: { seat: '1' } }, kill('1'), night, kill('2'))
  const [entry] = setup?.entries ?? []
  expect(setup?.before).toBe(start)
  expect(entry?.after).toEqual(setup?.after)
  expect(entry?.before.seats.map(({ alive }) => alive)).toEqual([true, true, true])
  expect(entry?.after.seats.map(({ alive }) => alive)).toEqual([false, true, true])
  expect(first?.before).toEqual(setup?.after)
  expect(first?.after.seats.map(({ alive }) => alive)).toEqual([false, false, true])
})

test('each action of a transaction is told', () => {
  const [section] = gameLog(perform(newRecord(start), [kill('1'), kill('2'), kill('2')]))
  expect(section?.entries.map(({ after }) => after.seats.filter(({ alive }) => alive).length)).toEqual([2, 1])
})

test('arranging the table is no part of the story', () => {
  expect(log({ type: 'rotateSeats', data: { by: 1 } })[0]?.entries).toEqual([])
})

test('what is drawn or written again at once is one entry', () => {
  const deal = (character: string): Action => ({
    type: 'deal',
    data: { characters: { '1': { character, believes: '' } } }
  })
  const [section] = log(deal('baron'), deal('imp'), note('a', 'One'), note('a', 'One two'), note('b', 'One'))
  expect(section?.entries.map(({ action: { data } }) => data)).toEqual([
    { characters: { '1': { character: 'imp', believes: '' } } },
    { key: 'a', text: 'One two' },
    { key: 'b', text: 'One' }
  ])
  expect(section?.entries[0]?.before).toBe(start)
  expect(section?.entries[1]?.before.notes).toEqual({})
})

test('the log of a long game is written in time n log n', () => {
  const record = (transactions: number) => {
    const stored = {
      ...storedRecord(newRecord(start)),
      transactions: Array.from({ length: transactions }, (_, index): Action[] => [
        index % 50 === 0 ? (index % 100 === 0 ? night : day) : index % 2 ? kill('1') : reviveFirst
      ])
    }
    return readRecord(stored) ?? newRecord(start)
  }
  expectGrowth(growing(maxTransactions / 4, record), each => expect(gameLog(each).length).toBeGreaterThan(20))
})

const reviveFirst: Action = { type: 'revive', data: { seat: '1' } }
