/**
 * Shares one load per key among all callers. A failed load is forgotten, so that the next call starts another one.
 *
 * @example const loadKit = once(() => fetchKit()); const [one, same] = [loadKit(), loadKit()]
 */
export function once<Value, Key = void>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>()
  return key => {
    const running = started.get(key) ?? load(key)
    if (!started.has(key)) {
      started.set(key, running)
      running.catch(() => started.delete(key))
    }
    return running
  }
}
