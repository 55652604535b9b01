import type { CatalogueTexts } from '#core/catalogue.ts'
import { defaultLocale, type Locale } from '#routes'
import english from './texts/en-GB.json?url'

/** In the browser's build this file stands in for `texts.ts`: words are fetched as data, which is no script to run. */
const addresses: { [locale in Locale]?: string } & { [defaultLocale]: string } = { en: english }

/** Where a language's words are, so that a page can name them in its head. */
export const textsAddress = (locale: Locale): string => addresses[locale] ?? addresses[defaultLocale]

/** What official characters are called and do; in English where a language has no texts yet. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  const response = await fetch(textsAddress(locale))
  if (!response.ok) throw new Error(`The catalogue's words could not be fetched: ${response.status}`)
  return response.json()
}
