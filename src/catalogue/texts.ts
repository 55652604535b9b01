import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { Locale } from '#routes'

type Load = () => Promise<{ default: CatalogueTexts }>

/** One file per language, loaded on demand. */
const bundles: Record<Locale, Load> = {
  en: () => import('./generated/en.json', { with: { type: 'json' } }),
  fr: () => import('./generated/fr.json', { with: { type: 'json' } }),
  de: () => import('./generated/de.json', { with: { type: 'json' } }),
  'pt-br': () => import('./generated/pt-br.json', { with: { type: 'json' } }),
  tr: () => import('./generated/tr.json', { with: { type: 'json' } }),
  vi: () => import('./generated/vi.json', { with: { type: 'json' } })
}

/** Loads the catalogue texts of a language. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  return (await bundles[locale]()).default
}

/** Here, the names and abilities of characters come with all other texts. */
export const loadFirstTexts = (locale: Locale): Promise<CatalogueTexts> => loadTexts(locale)
