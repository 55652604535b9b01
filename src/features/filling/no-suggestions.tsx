import { SearchX } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface NoSuggestionsProps {
  /** Whether others fit that were shown before. */
  canRestart: boolean
  onRestart: () => void
}

/** Says that all suggestions were shown, or that no character fits. */
export const NoSuggestions = ({ canRestart, onRestart }: NoSuggestionsProps) => (
  <EmptyState
    icon={<SearchX />}
    title={canRestart ? m.suggest_seen_title() : m.suggest_none_title()}
    actions={canRestart && <Button onClick={onRestart}>{m.suggest_restart()}</Button>}
  >
    {canRestart ? m.suggest_seen_text() : m.suggest_none_text()}
  </EmptyState>
)
