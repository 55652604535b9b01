import type { HelpIndexEntry } from '#help/help-index.ts'
import { type HelpResult, searchHelp } from '#help/search-help.ts'
import { settledAnnouncer } from '#ui/feedback/settled-announcer.ts'
import { focusOnKey } from '#ui/focus-on-key.ts'
import { countPlaceholder } from './count-placeholder.ts'

/**
 * Starts the search of the help: results take the place of the page's content while there is a query, which is stored in the
 * address. What it reads is fetched when the field is first focused.
 *
 * @param load fetches the index; throws without a network
 */
export function startHelpSearch(form: HTMLFormElement, load = fetchIndex) {
  const field = form.querySelector<HTMLInputElement>('[type=search]')
  const line = form.querySelector<HTMLElement>('.help-found')
  const list = form.parentElement?.querySelector('ol')
  const content = document.querySelector<HTMLElement>('.help-content')
  if (!field || !line || !list || !content) return
  let index: Promise<readonly HelpIndexEntry[]> | undefined
  const prepare = () => {
    index ??= load(form.dataset.index ?? '')
    return index
  }
  const announce = settledAnnouncer(form)
  const tell = (text = '') => {
    line.textContent = text
    announce(text)
  }
  const leave = () => {
    tell()
    list.hidden = true
    content.hidden = false
  }

  const show = async () => {
    const query = field.value
    if (!query.trim()) return leave()
    try {
      const results = searchHelp(query, await prepare())
      if (query !== field.value) return
      list.replaceChildren(...results.map(resultItem))
      list.hidden = results.length === 0
      content.hidden = results.length > 0
      tell(results.length > 0 ? countText(line, results.length) : line.dataset.none)
    } catch {
      // The next key tries again.
      index = undefined
      leave()
      tell(line.dataset.failed)
    }
  }

  const search = () => {
    const query = field.value.trim() && `?${new URLSearchParams({ q: field.value.trim() })}`
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    return show()
  }

  focusOnKey('/', () => field)
  field.addEventListener('focus', () => prepare().catch(() => (index = undefined)))
  form.addEventListener('submit', event => {
    event.preventDefault()
    list.querySelector('a')?.focus()
  })
  form.addEventListener('input', search)
  addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !field.value) return
    field.value = ''
    field.focus()
    search()
  })
  addEventListener('pageshow', () => {
    field.value = new URLSearchParams(location.search).get('q') ?? ''
    show()
  })
}

async function fetchIndex(path: string): Promise<readonly HelpIndexEntry[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The index of the help has status ${response.status}`)
  return response.json()
}

const countText = ({ dataset }: HTMLElement, count: number) =>
  dataset.found?.replace(countPlaceholder, `${count}`) ?? ''

function resultItem({ entry, snippet }: HelpResult): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = entry.href
  link.textContent = entry.heading || entry.title
  item.append(link)
  if (entry.heading) {
    const page = document.createElement('small')
    page.textContent = entry.title
    item.append(page)
  }
  const text = document.createElement('p')
  for (const part of snippet) {
    const node = document.createElement(part.isMatch ? 'mark' : 'span')
    node.textContent = part.text
    text.append(part.isMatch ? node : part.text)
  }
  item.append(text)
  return item
}
