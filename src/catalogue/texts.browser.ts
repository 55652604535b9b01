import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { once } from '#core/once.ts'
import type { Locale } from '#routes'
import { joinTexts, type OtherTexts } from './text-parts.ts'

// Replaces `texts.ts` in the browser build: fetches the texts as JSON, which the browser doesn't have to run as a script.
const files = import.meta.glob<string>('./generated/{first,others}/*.json', {
  query: '?url',
  import: 'default',
  eager: true
})

const addressOf = (part: 'first' | 'others', locale: Locale) =>
  files[`./generated/${part}/${locale}.json`] ?? ''

/** Addresses of the two parts of a language's texts, so that pages can preload them. */
export const textsUrls = (locale: Locale) => ({
  first: addressOf('first', locale),
  others: addressOf('others', locale)
})

/** Loads the names and abilities of a language's characters. Throws when the response isn't OK. */
export const loadFirstTexts: (locale: Locale) => Promise<CatalogueTexts> = once(locale =>
  fetchTexts<CatalogueTexts>(addressOf('first', locale))
)

/** Loads the catalogue texts of a language. Throws when a response isn't OK. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  const others = fetchTexts<OtherTexts>(addressOf('others', locale))
  return joinTexts(...(await Promise.all([loadFirstTexts(locale), others])))
}

async function fetchTexts<Texts>(address: string): Promise<Texts> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Failed to fetch the catalogue texts: status ${response.status}`)
  return response.json()
}
