import { pageLocale } from '#i18n/messages.ts'
import { defaultLocale } from '#routes'

/** The `lang` of a text that the page's language lacks and that stands there in English. */
export const fallbackLanguage = (text: string, inEnglish: string | undefined): string | undefined =>
  pageLocale() !== defaultLocale && text === inEnglish ? defaultLocale : undefined
