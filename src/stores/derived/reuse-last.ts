import { computed, type ReadableAtom } from 'nanostores'
import { isEqual } from '#core/equal.ts'

/** A store whose value stays the same object as long as an equal one follows, so that nothing renders again for it. */
export function reuseLast<Value>($store: ReadableAtom<Value>): ReadableAtom<Value> {
  let last: Value | undefined
  return computed($store, value => {
    last = isEqual(last, value) ? (last as Value) : value
    return last
  })
}
