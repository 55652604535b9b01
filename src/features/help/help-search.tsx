import './help-search.css'
import { m } from '#i18n/messages.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
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
        <SearchBox label={m.help_search()} />
      </div>
      <p
        className="help-found"
        data-found={m.help_found({ count: countPlaceholder })}
        data-none={m.help_none()}
        data-failed={m.help_search_failed()}
      />
      <p className="unseen" role="status" />
    </form>
    <ol id="help-results" hidden />
  </search>
)
