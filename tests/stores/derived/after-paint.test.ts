import { atom, computed } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '#stores/derived/after-paint.ts'
import { reuseLast } from '#stores/derived/reuse-last.ts'

/** Callbacks of the next frame. */
let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
})
afterEach(() => {
  frames = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function paint() {
  for (const work of frames) work()
  frames = []
  vi.runAllTimers()
}

/** What is derived from a store after each paint, and how often it was computed. */
function derive() {
  const $source = atom(1)
  const double = vi.fn((value: number) => 2 * value)
  const $derived = computed(afterPaint($source), double)
  return { $source, $derived, double, stop: $derived.listen(() => {}) }
}

test('the first value is there at once, and later ones after the paint', () => {
  const { $source, $derived, stop } = derive()
  expect($derived.get()).toBe(2)
  $source.set(5)
  expect($derived.get()).toBe(2)
  paint()
  expect($derived.get()).toBe(10)
  stop()
})

test('a store is derived once, however many changes come before the paint', () => {
  const { $source, $derived, double, stop } = derive()
  double.mockClear()
  for (let value = 0; value < 10; value += 1) $source.set(value)
  expect(double).not.toHaveBeenCalled()
  paint()
  expect(double).toHaveBeenCalledOnce()
  expect($derived.get()).toBe(18)
  stop()
})

test('a paint in the middle of changes waits for the last', () => {
  const { $source, double, stop } = derive()
  double.mockClear()
  $source.set(2)
  for (const work of frames) work()
  frames = []
  $source.set(3)
  paint()
  expect(double.mock.calls).toEqual([[3]])
  stop()
})

test('a store that nobody listens to any more isn’t set', () => {
  const { $source, $derived, double, stop } = derive()
  $source.set(2)
  stop()
  vi.runAllTimers()
  double.mockClear()
  paint()
  expect(double).not.toHaveBeenCalled()
  expect($derived.get()).toBe(4)
})

test('a store stays the same object while its value is equal', () => {
  const $source = atom([{ id: 'chef' }])
  const $kept = reuseLast($source)
  const heard = vi.fn()
  const stop = $kept.listen(heard)
  const before = $kept.get()
  $source.set([{ id: 'chef' }])
  expect($kept.get()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
  $source.set([{ id: 'monk' }])
  expect($kept.get()).toEqual([{ id: 'monk' }])
  stop()
})
