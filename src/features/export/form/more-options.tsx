import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface MoreOptionsProps {
  title: string
  /** What is chosen, after the title. */
  note?: string | undefined
  children: ReactNode
}

/** A collapsed group of options, which are rendered once it is opened. */
export function MoreOptions({ title, note, children }: MoreOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="export-more" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight />
        <span>{title}</span>
        {note && <small>{note}</small>}
      </summary>
      {isOpen && <div className="export-more-options">{children}</div>}
    </details>
  )
}
