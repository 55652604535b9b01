import * as z from 'zod/mini'
import type { Locale } from '#routes'
import type { IconWords } from './icon-search.ts'

const files = import.meta.glob<string>('./icon-words/*.json', {
  query: '?url',
  import: 'default',
  eager: true
})

const wordsSchema = z.record(z.string(), z.string())

/**
 * Fetches the words of a language for the icons of the open set; those of English are further words beside the names. With `tags`,
 * words of names by tag. Throws when the response isn't OK.
 */
export async function fetchIconWords(file: Locale | 'tags'): Promise<IconWords> {
  const response = await fetch(files[`./icon-words/${file}.json`] ?? '')
  if (!response.ok) throw new Error(`Failed to fetch the words of icons: status ${response.status}`)
  return wordsSchema.parse(await response.json())
}
