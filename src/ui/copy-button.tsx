import './copy-button.css'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'small' | 'children'> {
  /** What is copied when it is pressed, or how to write it then. */
  text: string | (() => string)
  /** What it says once that is done: `Copied`. */
  done: string
  /** What it says where the browser forbids it. */
  failed: string
}

/** Milliseconds for which it says what became of it. */
const told = 4000

/** Copies a text, and says so in its own words as well as to a screen reader: toasts are not seen over a dialog. */
export function CopyButton({ text, done, failed, children, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>()

  useEffect(() => {
    if (!outcome) return
    const forget = setTimeout(() => setOutcome(undefined), told)
    return () => clearTimeout(forget)
  }, [outcome])

  const copy = () =>
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setOutcome('done'),
      () => setOutcome('failed')
    )

  return (
    <>
      <Button {...look} icon={outcome === 'done' ? <Check /> : <Copy />} onClick={copy}>
        {outcome === 'done' ? done : children}
      </Button>
      <span className={outcome === 'failed' ? 'copy-failed' : 'unseen'} role="status">
        {outcome === 'done' ? done : outcome === 'failed' ? failed : ''}
      </span>
    </>
  )
}
