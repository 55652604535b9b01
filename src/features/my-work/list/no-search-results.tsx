import './saved-list-frame.css'
import { SearchX } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { SavedList } from './use-saved-list.ts'

interface NoneFoundProps {
  list: Pick<SavedList<never, never>, 'changeRequest'> & { request: { search: string } }
  /** A sentence that names the search text. */
  text: (values: { search: string }) => string
}

/** Empty state: the search found nothing. */
export const NoSearchResults = ({ list: { request, changeRequest }, text }: NoneFoundProps) => (
  <div className="work-no-results">
    <EmptyState
      icon={<SearchX />}
      title={m.work_no_results_title()}
      actions={<Button onClick={() => changeRequest({ search: '' })}>{m.work_clear_search()}</Button>}
    >
      {text({ search: request.search })}
    </EmptyState>
  </div>
)
