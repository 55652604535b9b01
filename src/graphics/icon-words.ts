import type { Locale } from '#routes'
import type { IconWords } from './icon-search.ts'

type Load = () => Promise<{ default: IconWords }>

/** A file per language, loaded on demand. */
const bundles: Record<Locale, Load> = {
  en: () => import('./icon-words/en.json', { with: { type: 'json' } }),
  fr: () => import('./icon-words/fr.json', { with: { type: 'json' } }),
  de: () => import('./icon-words/de.json', { with: { type: 'json' } }),
  'pt-br': () => import('./icon-words/pt-br.json', { with: { type: 'json' } }),
  tr: () => import('./icon-words/tr.json', { with: { type: 'json' } }),
  vi: () => import('./icon-words/vi.json', { with: { type: 'json' } })
}

/** Loads the words of a language for the icons of the open set. Those of English are further words beside the names. */
export const loadIconWords = async (locale: Locale): Promise<IconWords> => (await bundles[locale]()).default

/** Loads the tags of the open set: words of names by tag. */
export const loadIconTags = async (): Promise<IconWords> =>
  (await import('./icon-words/tags.json', { with: { type: 'json' } })).default
