import { useEffect, useState } from 'react'

/** Milliseconds for which a text must stay the same before it is announced. */
const delay = 600

/** Tells screen readers a text that changes while the user types, once it stays: not a count for each key. */
export function SettledStatus({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="unseen" role="status">
      {settled}
    </p>
  )
}
