import './hint-box.css'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'

interface HintBoxProps {
  text: string
  /** Links to what the text names. */
  children?: ReactNode
  onClose: () => void
  /** Ends all hints. */
  onStop: () => void
}

/** A hint within the page, which covers nothing and asks for nothing. */
export const HintBox = ({ text, children, onClose, onStop }: HintBoxProps) => (
  <section className="hint-box" aria-label={m.start_hint()}>
    <Lightbulb />
    <p role="status">{text}</p>
    <div className="hint-actions">
      {children}
      <Button small onClick={onClose}>
        {m.start_hint_close()}
      </Button>
      <Button small variant="text" onClick={onStop}>
        {m.start_hints_off()}
      </Button>
    </div>
  </section>
)
