import { useEffect, useState } from 'react'

/** Milliseconds without a change before a value counts as settled. */
const delay = 700

/** A debounced value: an image address is not fetched at each keystroke. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
