import { describe, expect, test } from 'vitest'
import { emptyTimeline, record, stepBack, stepForward, type Timeline } from '#core/timeline.ts'

const timelineOf = (...values: number[]) =>
  values.reduce<Timeline<number>>((timeline, value) => record(timeline, value, 50), emptyTimeline)

describe('an undo history', () => {
  test('returns previous values, newest first', () => {
    const first = stepBack(timelineOf(1, 2), 3)
    expect(first?.value).toBe(2)
    expect(first && stepBack(first.timeline, first.value)?.value).toBe(1)
  })

  test('redoes undone steps', () => {
    const back = stepBack(timelineOf(1), 2)
    const forward = back && stepForward(back.timeline, back.value)
    expect(forward?.value).toBe(2)
    expect(forward?.timeline).toEqual(timelineOf(1))
  })

  test('returns undefined before the first step and after the last', () => {
    expect(stepBack(emptyTimeline, 1)).toBeUndefined()
    expect(stepForward(timelineOf(1), 2)).toBeUndefined()
  })

  test('drops undone steps after a new change', () => {
    const back = stepBack(timelineOf(1, 2), 3)
    const anew = back && record(back.timeline, back.value, 50)
    expect(anew && stepForward(anew, 9)).toBeUndefined()
    expect(anew?.past).toEqual([1, 2])
  })

  test('keeps the last 50 steps', () => {
    const many = Array.from({ length: 60 }, (_, index) => index)
    expect(timelineOf(...many).past).toEqual(many.slice(10))
  })
})
