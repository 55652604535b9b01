import '#ui/fields/field.css'
import './help-search.css'
import { Search } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { countPlaceholder } from './count-placeholder.ts'

/**
 * The search of the help, and the list of its results. `start-help-search.ts` makes it work; without scripts it is hidden.
 *
 * @param indexPath address of what the search reads
 */
export const HelpSearch = ({ indexPath }: { indexPath: string }) => (
  <search className="help-search">
    <form id="help-search" autoComplete="off" data-index={indexPath}>
      <div className="field-tall">
        <div className="field-box">
          <Search />
          <input
            className="field-control"
            type="search"
            name="q"
            aria-label={m.help_search()}
            placeholder={m.help_search()}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-keyshortcuts="/"
          />
        </div>
      </div>
      <p
        role="status"
        data-found={m.help_found({ count: countPlaceholder })}
        data-none={m.help_none()}
        data-failed={m.help_search_failed()}
      />
    </form>
    <ol id="help-results" hidden />
  </search>
)
