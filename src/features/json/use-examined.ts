import { useEffect, useState } from 'react'
import type { Examined } from './examine.ts'

/** Milliseconds of quiet after a key before the text is read: typing comes first. */
const pause = 250

/** What there is to say about a text, and the text that it was said of. */
export function useExamined<Value>(text: string, examine: (text: string) => Examined<Value>) {
  const [examined, setExamined] = useState(() => ({ ...examine(text), text }))

  useEffect(() => {
    const wait = setTimeout(() => setExamined({ ...examine(text), text }), pause)
    return () => clearTimeout(wait)
  }, [text, examine])

  return examined
}
