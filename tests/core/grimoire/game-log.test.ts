import { expect, test } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { gameLog } from '#core/grimoire/game-log.ts'
import { newRecord, perform } from '#core/grimoire/game-record.ts'
import { gameOf } from './table.ts'

const start = gameOf(['chef', 'imp', 'monk'])
const log = (...actions: Action[]) =>
  gameLog(actions.reduce((record, action) => perform(record, [action]), newRecord(start)))
const kill = (seat: string): Action => ({ type: 'kill', data: { seat } })
const night: Action = { type: 'startNight', data: {} }
const day: Action = { type: 'startDay', data: {} }

test('nothing has happened yet', () => {
  expect(log()).toEqual([])
})

test('each night and day has a section with what happened in it', () => {
  const sections = log(night, kill('1'), day, kill('3'), night)
  expect(
    sections.map(({ phase, round, entries }) => [phase, round, entries.map(({ action }) => action.type)])
  ).toEqual([
    ['night', 1, ['startNight', 'kill']],
    ['day', 1, ['startDay', 'kill']],
    ['night', 2, ['startNight']]
  ])
})

test('an entry has the game before and after it', () => {
  const [section] = log(kill('1'))
  const [entry] = section?.entries ?? []
  expect(entry?.before).toBe(start)
  expect(entry?.after.seats.map(({ alive }) => alive)).toEqual([false, true, true])
})

test('each action of a transaction is told', () => {
  const [section] = gameLog(perform(newRecord(start), [kill('1'), kill('2')]))
  expect(section?.entries.map(({ after }) => after.seats.filter(({ alive }) => alive).length)).toEqual([2, 1])
})

test('arranging the table is no part of the story', () => {
  expect(log({ type: 'rotateSeats', data: { by: 1 } })).toEqual([])
})
