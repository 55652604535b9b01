import * as z from 'zod/mini'
import { once } from '#core/once.ts'
import { createIconSearch, type SearchIcons } from '#graphics/icon-search.ts'
import { fetchIconWords } from '#graphics/icon-words.ts'
import { openIconNamesAddress } from '#graphics/open-icons.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'
import { locale } from '#stores/navigation/builder-page.ts'

const namesSchema = z.array(z.string())

/** Loads the names of the open set, and their words in the page's language. Rejects if one of them can't be loaded. */
export const loadIconSearch: () => Promise<SearchIcons> = once(async () => {
  const [names, tags, english, local] = await Promise.all([
    loadWithRetries(fetchNames),
    loadWithRetries(() => fetchIconWords('tags')),
    loadWithRetries(() => fetchIconWords('en')),
    loadWithRetries(() => fetchIconWords(locale))
  ])
  return createIconSearch({ names, tags, english, local, locale })
})

async function fetchNames(): Promise<string[]> {
  const response = await fetch(openIconNamesAddress)
  if (!response.ok) throw new Error(`Failed to fetch the names of icons: status ${response.status}`)
  return namesSchema.parse(await response.json())
}
