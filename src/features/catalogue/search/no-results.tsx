import { SearchX, X } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Replaces the list when a search has no results. */
export const NoResults = () => (
  <div id="catalogue-nobody" hidden>
    <EmptyState
      icon={<SearchX />}
      title={m.characters_none_title()}
      actions={
        <Button type="reset" form="catalogue-search" icon={<X />}>
          {m.characters_clear()}
        </Button>
      }
    >
      {m.characters_none_text()}
    </EmptyState>
  </div>
)
