import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $saveState, delayedStorage } from '#stores/delayed-storage.ts'

vi.useFakeTimers()

/** A storage that holds at most `room` characters, as browsers limit theirs. */
function aStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    kept,
    room,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    }
  }
}

function open(storage: ReturnType<typeof aStorage> | undefined) {
  let leave = () => {}
  const opened = delayedStorage({
    storage,
    delay: 500,
    onLeave: flush => {
      leave = flush
    }
  })
  return { ...opened, leave: () => leave() }
}

beforeEach(() => $saveState.set('saved'))

describe('a delayed storage', () => {
  test('writes 500 ms after the last change, once', () => {
    const storage = aStorage()
    const write = vi.spyOn(storage, 'setItem')
    const { engine } = open(storage)
    engine.script = 'a'
    vi.advanceTimersByTime(499)
    engine.script = 'ab'
    vi.advanceTimersByTime(499)
    expect(storage.kept.size).toBe(0)
    expect($saveState.get()).toBe('saving')
    vi.advanceTimersByTime(1)
    expect(storage.kept.get('script')).toBe('ab')
    expect(write).toHaveBeenCalledTimes(1)
    expect($saveState.get()).toBe('saved')
  })

  test('reads what it is about to write', () => {
    const { engine } = open(aStorage())
    engine.script = 'new'
    expect(engine.script).toBe('new')
    expect('script' in engine).toBe(true)
    delete engine.script
    expect('script' in engine).toBe(false)
  })

  test('writes at once when the page is left', () => {
    const storage = aStorage()
    const { engine, leave } = open(storage)
    engine.script = 'last words'
    leave()
    expect(storage.kept.get('script')).toBe('last words')
  })

  test('says that it is full, keeps the value and tries again with the next change', () => {
    const storage = aStorage(3)
    const { engine, leave } = open(storage)
    engine.script = 'long'
    leave()
    expect($saveState.get()).toBe('full')
    expect(engine.script).toBe('long')
    engine.script = 'ok'
    leave()
    expect($saveState.get()).toBe('saved')
    expect(storage.kept.get('script')).toBe('ok')
  })

  test('goes on without a storage, and says so', () => {
    const { engine, leave, isPending } = open(undefined)
    engine.script = 'kept in memory'
    leave()
    expect($saveState.get()).toBe('blocked')
    expect(engine.script).toBe('kept in memory')
    expect(isPending('script')).toBe(true)
  })
})
