import { pageLocale } from '#i18n/messages.ts'
import { defaultLocale } from '#routes'

/** The `lang` of a text that has no translation and is shown in English; undefined for a translated text. */
export const fallbackLanguage = (text: string, inEnglish: string | undefined): string | undefined =>
  pageLocale() !== defaultLocale && text === inEnglish ? defaultLocale : undefined
