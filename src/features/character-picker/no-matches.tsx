import { SearchX } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The empty state when no character matches the filters. */
export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <div className="picker-empty">
    <EmptyState
      icon={<SearchX />}
      title={m.characters_none_title()}
      actions={<Button onClick={onClear}>{m.characters_clear()}</Button>}
    >
      {m.characters_none_text()}
    </EmptyState>
  </div>
)
