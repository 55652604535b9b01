import type { Locale } from '#routes'

/** The native name of every language, and its BCP 47 tag. */
export const languageNames: Record<Locale, { name: string; tag: string }> = {
  en: { name: 'English', tag: 'en' },
  fr: { name: 'Français', tag: 'fr' },
  de: { name: 'Deutsch', tag: 'de' },
  'pt-br': { name: 'Português (Brasil)', tag: 'pt-BR' },
  tr: { name: 'Türkçe', tag: 'tr' },
  vi: { name: 'Tiếng Việt', tag: 'vi' }
}
