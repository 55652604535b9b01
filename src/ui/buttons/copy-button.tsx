import './copy-button.css'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'small' | 'children'> {
  /** What is copied, where several buttons have the same label: they are named by both. */
  subject?: string | undefined
  /** The text to copy, or a function that returns it. */
  text: string | (() => string)
  /** Label after success: `Copied`. */
  done: string
  /** Message if the browser forbids it. */
  failed: string
}

/** Milliseconds for which the outcome is shown. */
const outcomeDuration = 4000

/** Copies a text and shows the outcome in its label and to screen readers, since dialogs cover toasts. */
export function CopyButton({ subject, text, done, failed, children, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), outcomeDuration)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('done'),
      () => setOutcome('failed')
    )

  const label = outcome === 'done' ? done : children
  return (
    <>
      <Button
        {...look}
        icon={outcome === 'done' ? <Check /> : <Copy />}
        aria-label={subject && `${label}: ${subject}`}
        onClick={copy}
      >
        {label}
      </Button>
      <span className={outcome === 'failed' ? 'copy-failed' : 'unseen'} role="status">
        {outcome === 'done' ? done : outcome === 'failed' ? failed : ''}
      </span>
    </>
  )
}
