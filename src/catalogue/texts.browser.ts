import type { CatalogueTexts } from '#core/catalogue.ts'
import type { Locale } from '#routes'
import de from './generated/de.json?url'
import en from './generated/en.json?url'
import fr from './generated/fr.json?url'
import portuguese from './generated/pt-br.json?url'
import tr from './generated/tr.json?url'
import vi from './generated/vi.json?url'

/** In the browser's build this file stands in for `texts.ts`: words are fetched as data, which is no script to run. */
const addresses: Record<Locale, string> = { en, fr, de, 'pt-br': portuguese, tr, vi }

/** Where a language's words are, so that a page can name them in its head. */
export const textsAddress = (locale: Locale): string => addresses[locale]

/** What official characters are called and do. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  const response = await fetch(textsAddress(locale))
  if (!response.ok) throw new Error(`The catalogue's words could not be fetched: ${response.status}`)
  return response.json()
}
