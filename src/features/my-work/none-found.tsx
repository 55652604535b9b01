import { SearchX } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

interface NoneFoundProps {
  /** A sentence that names the search text. */
  children: string
  onClear: () => void
}

/** Empty state: the search found nothing. */
export const NoneFound = ({ children, onClear }: NoneFoundProps) => (
  <EmptyState
    icon={<SearchX />}
    title={m.work_none_title()}
    actions={<Button onClick={onClear}>{m.work_clear()}</Button>}
  >
    {children}
  </EmptyState>
)
