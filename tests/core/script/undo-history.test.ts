import { describe, expect, test } from 'vitest'
import {
  emptyUndoHistory,
  joinHistories,
  recordStep,
  redoStep,
  type UndoHistory,
  undoStep
} from '#core/script/undo-history.ts'

const timelineOf = (...values: number[]) =>
  values.reduce<UndoHistory<number>>((timeline, value) => recordStep(timeline, value, 50), emptyUndoHistory)

describe('an undo history', () => {
  test('returns previous values, newest first', () => {
    const first = undoStep(timelineOf(1, 2), 3)
    expect(first?.value).toBe(2)
    expect(first && undoStep(first.timeline, first.value)?.value).toBe(1)
  })

  test('redoes undone steps', () => {
    const back = undoStep(timelineOf(1), 2)
    const forward = back && redoStep(back.timeline, back.value)
    expect(forward?.value).toBe(2)
    expect(forward?.timeline).toEqual(timelineOf(1))
  })

  test('returns undefined before the first step and after the last', () => {
    expect(undoStep(emptyUndoHistory, 1)).toBeUndefined()
    expect(redoStep(timelineOf(1), 2)).toBeUndefined()
  })

  test('drops undone steps after a new change', () => {
    const back = undoStep(timelineOf(1, 2), 3)
    const anew = back && recordStep(back.timeline, back.value, 50)
    expect(anew && redoStep(anew, 9)).toBeUndefined()
    expect(anew?.past).toEqual([1, 2])
  })

  test('keeps the last 50 steps', () => {
    const many = Array.from({ length: 60 }, (_, index) => index)
    expect(timelineOf(...many).past).toEqual(many.slice(10))
  })
})

describe('the history from before a reload', () => {
  const before: UndoHistory<number> = { past: [1, 2], future: [4] }

  test('is the whole history as long as nothing has changed', () => {
    expect(joinHistories(before, emptyUndoHistory, 50)).toEqual(before)
  })

  test('comes before the steps made since, which drop its redo steps', () => {
    expect(joinHistories(before, timelineOf(3), 50)).toEqual({ past: [1, 2, 3], future: [] })
  })

  test('loses its oldest steps beyond the limit', () => {
    expect(joinHistories(before, timelineOf(3), 2).past).toEqual([2, 3])
  })
})
