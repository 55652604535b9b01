import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FieldHelp } from '#views/field-help/field-help.tsx'
import type { FieldId } from '#views/field-help/topics/field-groups.ts'

interface MoreOptionsProps {
  title: string
  /** The field whose help text explains the group. */
  field: FieldId
  /** What is chosen, after the title. */
  note?: string | undefined
  children: ReactNode
}

/** A collapsed group of options, which are rendered once it is opened. */
export function MoreOptions({ title, field, note, children }: MoreOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="export-more" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight />
        <span>{title}</span>
        {note && <small>{note}</small>}
      </summary>
      {isOpen && (
        <div className="export-more-options">
          <div className="export-more-help">
            <FieldHelp field={field} label={title} />
          </div>
          {children}
        </div>
      )}
    </details>
  )
}
