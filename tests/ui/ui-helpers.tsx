import { type ReactNode, useState } from 'react'

/** Holds the value of a controlled part, as its caller would. */
export function Controlled<Value>({
  initial,
  children
}: {
  initial: Value
  children: (value: Value, setValue: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
