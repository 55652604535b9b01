import { useEffect, useState } from 'react'

/** Milliseconds of rest after which a value counts as settled. */
const rest = 700

/** A value as it was when it last stood still: addresses are not fetched letter by letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
