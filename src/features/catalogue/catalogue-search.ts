import { type SearchEntry, searchCharacters } from '#core/search.ts'
import { focusOnKey } from '#ui/focus-on-key.ts'
import { foundText } from './found-text.ts'

interface Row {
  element: HTMLElement
  team: string
  edition: string
  traits: readonly string[]
  entry: SearchEntry
}

/** Makes the form hide the rows that it does not find. The address holds what is searched for. */
export function searchCatalogue(form: HTMLFormElement, list: HTMLElement) {
  const rows = rowsOf(list)
  const parts = list.querySelectorAll<HTMLElement>('[data-edition], section')

  const show = () => {
    const asked = askedOf(form)
    const found = new Set(rows.filter(finder(asked, rows)))
    for (const row of rows) row.element.hidden = !found.has(row)
    for (const part of parts) part.hidden = !part.querySelector('li:not([hidden])')
    tell(form, list, asked, found.size)
  }

  const search = () => {
    show()
    const query = `${askedOf(form)}`
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }

  focusOnKey('/', () => form.querySelector('[type=search]'))
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', search)
  // The fields are empty only after the event.
  form.addEventListener('reset', () => setTimeout(search))
  addEventListener('pageshow', () => {
    fill(form, new URLSearchParams(location.search))
    show()
  })
}

/** What the form asks for; empty fields left out. */
function askedOf(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) asked.append(name, value.trim())
  return asked
}

function fill(form: HTMLFormElement, asked: URLSearchParams) {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value)
    else field.value = asked.get(field.name) ?? ''
  }
}

/** Any of the teams, any of the editions, all of the traits, and the words. */
function finder(asked: URLSearchParams, rows: readonly Row[]): (row: Row) => boolean {
  const query = asked.get('q')
  const entries = rows.map(({ entry }) => entry)
  const named = query ? new Set(searchCharacters(query, entries)) : undefined
  const [teams, editions, traits] = ['team', 'edition', 'is'].map(name => asked.getAll(name))
  return row =>
    (!teams?.length || teams.includes(row.team)) &&
    (!editions?.length || editions.includes(row.edition)) &&
    (traits?.every(trait => row.traits.includes(trait)) ?? true) &&
    (named?.has(row.entry) ?? true)
}

function tell(form: HTMLFormElement, list: HTMLElement, asked: URLSearchParams, count: number) {
  const isAsking = asked.size > 0
  const status = form.querySelector<HTMLElement>('[role=status]')
  const words = JSON.parse(status?.dataset.words ?? '{}')
  if (status) status.textContent = isAsking ? foundText(words, count, document.documentElement.lang) : ''
  const chosen = form.querySelectorAll(':checked').length
  for (const badge of form.querySelectorAll<HTMLElement>('.catalogue-chosen')) {
    badge.hidden = chosen === 0
    badge.textContent = `${chosen}`
  }
  for (const reset of document.querySelectorAll<HTMLElement>('[type=reset]')) reset.hidden = !isAsking
  const nobody = document.getElementById('catalogue-nobody')
  if (nobody) nobody.hidden = count > 0
  for (const section of list.querySelectorAll('section')) {
    const shown = section.querySelectorAll('li:not([hidden])').length
    const link = document.querySelector(`.catalogue-teams [href="#${section.id}"]`)
    link?.toggleAttribute('data-empty', shown === 0)
    for (const part of [section, link]) {
      const number = part?.querySelector('.catalogue-count')
      if (number) number.textContent = `${shown}`
    }
  }
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
