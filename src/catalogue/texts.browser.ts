import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { Locale } from '#routes'
import de from './generated/de.json?url'
import en from './generated/en.json?url'
import fr from './generated/fr.json?url'
import portuguese from './generated/pt-br.json?url'
import tr from './generated/tr.json?url'
import vi from './generated/vi.json?url'

/**
 * Replaces `texts.ts` in the browser build: fetches the texts as JSON, which the browser doesn't have to run as a
 * script.
 */
const addresses: Record<Locale, string> = { en, fr, de, 'pt-br': portuguese, tr, vi }

/** Address of a language's texts, so that pages can preload them. */
export const textsUrl = (locale: Locale): string => addresses[locale]

/** Loads the catalogue texts of a language. Throws when the response isn't OK. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  const response = await fetch(textsUrl(locale))
  if (!response.ok) throw new Error(`Failed to fetch the catalogue texts: status ${response.status}`)
  return response.json()
}
