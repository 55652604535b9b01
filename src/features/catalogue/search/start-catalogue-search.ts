import { type SearchEntry, searchCharacters } from '#core/character/character-search.ts'
import { settledAnnouncer } from '#ui/feedback/settled-announcer.ts'
import { focusOnKey } from '#ui/focus-on-key.ts'
import { formatResultCount } from '#ui/lists/result-count.ts'
import { showSuggestion } from './suggestion.ts'

/** A row of the list, with what the search reads from it. */
interface Row {
  element: HTMLElement
  team: string
  edition: string
  traits: readonly string[]
  entry: SearchEntry
}

/** Starts the search: the form hides rows that do not match, and stores the query in the address. */
export function startCatalogueSearch(form: HTMLFormElement, list: HTMLElement) {
  const rows = rowsOf(list)
  const entries = rows.map(({ entry }) => entry)
  const parts = list.querySelectorAll<HTMLElement>('[data-edition], section')
  const announce = settledAnnouncer(form)

  const show = () => {
    const query = queryOf(form)
    const found = new Set(rows.filter(rowMatcher(query, rows)))
    for (const row of rows) row.element.hidden = !found.has(row)
    for (const part of parts) part.hidden = !part.querySelector('li:not([hidden])')
    announce(showResult(form, list, query, found.size))
    showSuggestion(found.size === 0 ? (query.get('q') ?? '') : '', entries)
  }

  const search = () => {
    show()
    const query = `${queryOf(form)}`
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }

  focusOnKey('/', () => form.querySelector('[type=search]'))
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', search)
  document.querySelector('#catalogue-suggestion')?.addEventListener('click', event => {
    const { value } = event.currentTarget as HTMLButtonElement
    fillForm(form, new URLSearchParams({ q: value }))
    search()
    form.querySelector<HTMLElement>('[type=search]')?.focus()
  })
  // The form clears its fields after the event.
  form.addEventListener('reset', () => setTimeout(search))
  addEventListener('pageshow', () => {
    fillForm(form, new URLSearchParams(location.search))
    show()
  })
}

/** The query of the form, without empty fields. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.append(name, value.trim())
  return query
}

function fillForm(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = query.getAll(field.name).includes(field.value)
    else field.value = query.get(field.name) ?? ''
  }
}

/** A row matches any chosen team, any chosen edition, all chosen traits, and the search text. */
function rowMatcher(query: URLSearchParams, rows: readonly Row[]): (row: Row) => boolean {
  const text = query.get('q')
  const entries = rows.map(({ entry }) => entry)
  const textMatches = text ? new Set(searchCharacters(text, entries)) : undefined
  const [teams, editions, traits] = ['team', 'edition', 'is'].map(name => query.getAll(name))
  return row =>
    (!teams?.length || teams.includes(row.team)) &&
    (!editions?.length || editions.includes(row.edition)) &&
    (traits?.every(trait => row.traits.includes(trait)) ?? true) &&
    (textMatches?.has(row.entry) ?? true)
}

/**
 * Updates the number of results, the badges and the empty state.
 *
 * @returns the number of results in words; empty without a query
 */
function showResult(form: HTMLFormElement, list: HTMLElement, query: URLSearchParams, count: number): string {
  const isSearching = query.size > 0
  const line = form.querySelector<HTMLElement>('.catalogue-found')
  const templates = JSON.parse(line?.dataset.words ?? '{}')
  const words = isSearching ? formatResultCount(templates, count, document.documentElement.lang) : ''
  if (line) line.textContent = words
  const chosen = form.querySelectorAll(':checked').length
  for (const badge of form.querySelectorAll<HTMLElement>('.catalogue-filter-count')) {
    badge.hidden = chosen === 0
    badge.textContent = `${chosen}`
  }
  for (const reset of document.querySelectorAll<HTMLElement>('[type=reset]')) reset.hidden = !isSearching
  const noResults = document.getElementById('catalogue-nobody')
  if (noResults) noResults.hidden = count > 0
  for (const section of list.querySelectorAll('section')) {
    const visible = section.querySelectorAll('li:not([hidden])').length
    const link = document.querySelector(`.catalogue-teams [href="#${section.id}"]`)
    link?.toggleAttribute('data-empty', visible === 0)
    for (const part of [section, link]) {
      const number = part?.querySelector('.catalogue-count')
      if (number) number.textContent = `${visible}`
    }
  }
  return words
}

const rowsOf = (list: HTMLElement): Row[] =>
  [...list.querySelectorAll<HTMLElement>('li')].map(element => {
    const text = (selector: string) => element.querySelector(selector)?.textContent ?? ''
    return {
      element,
      team: element.closest('section')?.id ?? '',
      edition: element.closest<HTMLElement>('[data-edition]')?.dataset.edition ?? '',
      traits: element.dataset.is?.split(' ') ?? [],
      entry: { id: '', name: text('a'), englishName: text('small'), ability: text('.catalogue-ability') }
    }
  })
