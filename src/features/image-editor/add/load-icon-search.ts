import * as z from 'zod/mini'
import { once } from '#core/once.ts'
import { createIconSearch, type SearchIcons } from '#graphics/icon-search.ts'
import { openIconNamesAddress, openIconWordsAddress } from '#graphics/open-icons.ts'
import { loadWithRetries } from '#stores/loading/load-with-retries.ts'
import { locale } from '#stores/navigation/builder-page.ts'

const namesSchema = z.array(z.string())
const wordsSchema = z.record(z.string(), z.string())

/** Loads the names of the open set, and their words in the page's language. Rejects if one of them can't be loaded. */
export const loadIconSearch: () => Promise<SearchIcons> = once(async () => {
  const loadWords = async (file: Parameters<typeof openIconWordsAddress>[0]) =>
    wordsSchema.parse(await loadJson(openIconWordsAddress(file)))
  const [names, tags, english, local] = await Promise.all([
    loadJson(openIconNamesAddress),
    loadWords('tags'),
    loadWords('en'),
    loadWords(locale)
  ])
  return createIconSearch({ names: namesSchema.parse(names), tags, english, local, locale })
})

const loadJson = (address: string): Promise<unknown> =>
  loadWithRetries(async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Failed to fetch the search for icons: status ${response.status}`)
    return response.json()
  })
