import type { SearchEntry } from '#core/character/character-search.ts'
import { findSimilarName, indexNames, type NameIndex } from '#core/character/similar-names.ts'

/** The names of each list of entries; the ids are their indexes. */
const indexes = new WeakMap<readonly SearchEntry[], NameIndex>()

/** Shows the button with the name that a search without results may mean; hides it when there is none. */
export function showSuggestion(text: string, entries: readonly SearchEntry[]) {
  const button = document.querySelector<HTMLButtonElement>('#catalogue-suggestion')
  if (!button) return
  const index = indexes.get(entries) ?? indexEntries(entries)
  indexes.set(entries, index)
  const name = entries[Number(findSimilarName(text, index, true))]?.name
  button.hidden = name === undefined
  button.value = name ?? ''
  button.textContent = button.dataset.words?.replace('#', name ?? '') ?? ''
}

const indexEntries = (entries: readonly SearchEntry[]): NameIndex =>
  indexNames(
    entries.map(({ name, englishName }, index) => ({ id: `${index}`, names: [name, englishName || name] }))
  )
