import { SearchX, X } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Placeholder for the name in the text of the suggestion. */
const namePlaceholder = '#'

/** Replaces the list when a search has no results. The script of the page fills in the button with a suggestion. */
export const NoResults = () => (
  <div id="catalogue-nobody" hidden>
    <EmptyState
      icon={<SearchX />}
      title={m.characters_none_title()}
      actions={
        <>
          <Button
            id="catalogue-suggestion"
            variant="primary"
            data-words={m.characters_did_you_mean({ name: namePlaceholder })}
            hidden
          >
            {namePlaceholder}
          </Button>
          <Button type="reset" form="catalogue-search" icon={<X />}>
            {m.characters_clear()}
          </Button>
        </>
      }
    >
      {m.characters_none_text()}
    </EmptyState>
  </div>
)
