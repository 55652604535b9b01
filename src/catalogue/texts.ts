import type { CatalogueTexts } from '#core/catalogue.ts'
import { defaultLocale, type Locale } from '#routes'

type Load = () => Promise<{ default: CatalogueTexts }>

/** One file a language, loaded only when that language is shown. */
const bundles: { [locale in Locale]?: Load } & { [defaultLocale]: Load } = {
  en: () => import('./texts/en-GB.json', { with: { type: 'json' } })
}

/** What official characters are called and do; in English where a language has no texts yet. */
export async function loadTexts(locale: Locale): Promise<CatalogueTexts> {
  const load = bundles[locale] ?? bundles[defaultLocale]
  return (await load()).default
}
