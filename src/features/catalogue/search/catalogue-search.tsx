import '#ui/fields/checkbox-chip.css'
import '#ui/buttons/button.css'
import './catalogue-search.css'
import { SlidersHorizontal, X } from 'lucide-react'
import { editions } from '#core/catalogue/edition.ts'
import { teams } from '#core/character/team.ts'
import { editionName } from '#i18n/edition-names.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { SearchBox } from '#ui/fields/search-box.tsx'
import { traitLabels, traits } from '../traits.ts'
import { resultCountTemplates } from './result-count-templates.ts'

/** The search and the filters of the catalogue. `start-catalogue-search.ts` makes them work. */
export const CatalogueSearch = () => (
  <search className="catalogue-search">
    <form id="catalogue-search" autoComplete="off">
      <div className="catalogue-search-line field-tall">
        <SearchBox label={m.characters_search()} placeholder={m.characters_search_short()}>
          <kbd className="catalogue-shortcut">/</kbd>
        </SearchBox>
        <button className="button button-plain" type="button" popoverTarget="catalogue-filters">
          <SlidersHorizontal />
          {m.characters_filters()}
          <b className="catalogue-filter-count" hidden />
        </button>
      </div>
      <Filters />
      <div className="catalogue-results">
        <p className="catalogue-found" data-words={JSON.stringify(resultCountTemplates())} />
        <p className="unseen" role="status" />
        <button className="button button-text button-small" type="reset" hidden>
          <X />
          {m.characters_clear()}
        </button>
      </div>
    </form>
  </search>
)

const Filters = () => (
  <div id="catalogue-filters" className="catalogue-filters" popover="auto">
    {groups().map(({ name, label, choices }) => (
      <fieldset key={name}>
        <legend>{label}</legend>
        {choices.map(({ value, words, team }) => (
          <label key={value} className="chip checkbox-chip" data-team={team}>
            <input type="checkbox" name={name} value={value} />
            {words}
          </label>
        ))}
      </fieldset>
    ))}
    <button className="button button-plain" type="button" popoverTarget="catalogue-filters">
      {m.characters_done()}
    </button>
  </div>
)

interface Group {
  /** Name of the parameter in the address. */
  name: string
  label: string
  choices: readonly { value: string; words: string; team?: string }[]
}

const groups = (): Group[] => [
  {
    name: 'team',
    label: m.characters_team(),
    choices: teams.map(team => ({ value: team, words: teamName(team), team }))
  },
  {
    name: 'edition',
    label: m.characters_edition(),
    choices: editions.map(edition => ({ value: edition, words: editionName(edition) }))
  },
  {
    name: 'is',
    label: m.characters_properties(),
    choices: traits.map(trait => ({ value: trait, words: traitLabels[trait]() }))
  }
]
