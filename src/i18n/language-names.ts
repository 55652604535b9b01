import type { Locale } from '#routes'

/** Every language in its own words, and its tag for readers and browsers. */
export const languageNames: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  fr: { name: 'Français', tag: 'fr' },
  de: { name: 'Deutsch', tag: 'de' },
  'pt-br': { name: 'Português (Brasil)', tag: 'pt-BR' },
  tr: { name: 'Türkçe', tag: 'tr' },
  vi: { name: 'Tiếng Việt', tag: 'vi' }
}
