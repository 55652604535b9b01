import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $storageState, delayedStorage } from '#stores/storage/delayed-storage.ts'

vi.useFakeTimers()

/** A storage with a quota: it refuses values of more than `room` characters. */
function aStorage(room = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>()
  return {
    stored,
    room,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, value: string) {
      if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
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

beforeEach(() => $storageState.set('saved'))

describe('delayed storage', () => {
  test('writes 500 ms after the last change, once', async () => {
    const storage = aStorage()
    const write = vi.spyOn(storage, 'setItem')
    const { engine } = open(storage)
    engine.script = 'a'
    vi.advanceTimersByTime(499)
    engine.script = 'ab'
    vi.advanceTimersByTime(499)
    expect(storage.stored.size).toBe(0)
    await Promise.resolve()
    expect($storageState.get()).toBe('saving')
    vi.advanceTimersByTime(1)
    expect(storage.stored.get('script')).toBe('ab')
    expect(write).toHaveBeenCalledTimes(1)
    expect($storageState.get()).toBe('saved')
  })

  test('writes nothing that is stored already', async () => {
    const storage = aStorage()
    storage.stored.set('script', 'a')
    const write = vi.spyOn(storage, 'setItem')
    const { engine, leave } = open(storage)
    engine.script = 'a'
    await Promise.resolve()
    expect($storageState.get()).toBe('saved')
    leave()
    expect(write).not.toHaveBeenCalled()
  })

  test('reads pending writes', () => {
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
    expect(storage.stored.get('script')).toBe('last words')
  })

  test('stays as it is when the page is left without a change', () => {
    for (const storage of [aStorage(), undefined]) {
      open(storage).leave()
      expect($storageState.get()).toBe('saved')
    }
  })

  test('removes a deleted value, also one that is still to be written', () => {
    const storage = aStorage()
    const { engine, leave } = open(storage)
    engine.script = 'a'
    leave()
    engine.other = 'b'
    delete engine.script
    delete engine.other
    leave()
    expect([...storage.stored]).toEqual([])
  })

  test('reports a full storage, keeps the value in memory and retries with the next change', () => {
    const storage = aStorage(3)
    const { engine, leave } = open(storage)
    engine.script = 'long'
    leave()
    expect($storageState.get()).toBe('full')
    expect(engine.script).toBe('long')
    engine.script = 'ok'
    leave()
    expect($storageState.get()).toBe('saved')
    expect(storage.stored.get('script')).toBe('ok')
  })

  test('reports a blocked storage and keeps values in memory', () => {
    const { engine, leave, isPending } = open(undefined)
    engine.script = 'kept in memory'
    leave()
    expect($storageState.get()).toBe('blocked')
    expect(engine.script).toBe('kept in memory')
    expect(isPending('script')).toBe(true)
  })
})
