import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  $dayTimer,
  $isTimeUp,
  addMinute,
  continueTimer,
  endTimer,
  pauseTimer,
  startTimer,
  stopTimer,
  timeLeft
} from '#stores/grimoire/day-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  stopTimer()
  $isTimeUp.set(false)
})
afterEach(() => {
  vi.useRealTimers()
})

const left = () => {
  const timer = $dayTimer.get()
  return timer && timeLeft(timer, Date.now()) / 1000
}

test('a timer follows the clock, however long nobody has looked at it', () => {
  startTimer(3)
  expect(left()).toBe(180)
  vi.setSystemTime(Date.now() + 30_000)
  expect(left()).toBe(150)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(left()).toBe(0)
})

test('a paused timer waits, and goes on from there', () => {
  startTimer(1)
  vi.setSystemTime(Date.now() + 20_000)
  pauseTimer()
  vi.setSystemTime(Date.now() + 600_000)
  expect(left()).toBe(40)
  continueTimer()
  vi.setSystemTime(Date.now() + 10_000)
  expect(left()).toBe(30)
})

test('a minute more is a minute more, also while it is paused', () => {
  startTimer(1)
  addMinute()
  expect(left()).toBe(120)
  pauseTimer()
  addMinute()
  expect(left()).toBe(180)
})

test('it ends once, and not before', () => {
  startTimer(1)
  expect(endTimer()).toBe(false)
  vi.setSystemTime(Date.now() + 60_000)
  expect([endTimer(), $dayTimer.get(), $isTimeUp.get()]).toEqual([true, undefined, true])
  expect(endTimer()).toBe(false)
})

test('one that ended long ago, as while the browser was closed, ends without a message', () => {
  startTimer(1)
  vi.setSystemTime(Date.now() + 3_600_000)
  expect([endTimer(), $dayTimer.get(), $isTimeUp.get()]).toEqual([false, undefined, false])
})

test('a new one ends the message of the last', () => {
  $isTimeUp.set(true)
  startTimer(1)
  expect($isTimeUp.get()).toBe(false)
})

test('without a timer, nothing can be changed', () => {
  pauseTimer()
  continueTimer()
  addMinute()
  expect($dayTimer.get()).toBeUndefined()
})
