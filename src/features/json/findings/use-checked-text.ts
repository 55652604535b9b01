import { useEffect, useState } from 'react'
import type { CheckedText } from './check-script.ts'

/** Milliseconds after the last edit before the text is checked. */
const delay = 250

/** Checks a text after each pause in typing. The result includes the text that was checked. */
export function useCheckedText<Value>(text: string, check: (text: string) => CheckedText<Value>) {
  const [checked, setChecked] = useState(() => ({ ...check(text), text }))

  useEffect(() => {
    const timer = setTimeout(() => setChecked({ ...check(text), text }), delay)
    return () => clearTimeout(timer)
  }, [text, check])

  return checked
}
