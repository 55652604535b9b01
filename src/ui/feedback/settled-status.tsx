import { useEffect, useState } from 'react'
import { settleDelay } from './settled-announcer.ts'

/** Tells screen readers a text that changes while the user types, once it stays: not a count for each key. */
export function SettledStatus({ text }: { text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleDelay)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="unseen" role="status">
      {settled}
    </p>
  )
}
