import '#ui/fields/field.css'
import './help-search.css'
import { Search } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { numberPlaceholder, type ResultCountTemplates } from '#ui/lists/result-count.ts'

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
        data-counts={JSON.stringify(resultCounts())}
        data-none={m.help_none()}
        data-failed={m.help_search_failed()}
      />
    </form>
    <ol id="help-results" hidden />
  </search>
)

/** The number of results in each plural form of the language. */
function resultCounts(): ResultCountTemplates {
  const rules = new Intl.PluralRules(pageLocale())
  return Object.fromEntries(
    [0, 1, 2].map(count => [
      rules.select(count),
      m.help_found({ count }).replace(String(count), numberPlaceholder)
    ])
  )
}
