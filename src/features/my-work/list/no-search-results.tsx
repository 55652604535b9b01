import { SearchX } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface NoneFoundProps {
  /** A sentence that names the search text. */
  children: string
  onClear: () => void
}

/** Empty state: the search found nothing. */
export const NoSearchResults = ({ children, onClear }: NoneFoundProps) => (
  <EmptyState
    icon={<SearchX />}
    title={m.work_no_results_title()}
    actions={<Button onClick={onClear}>{m.work_clear_search()}</Button>}
  >
    {children}
  </EmptyState>
)
