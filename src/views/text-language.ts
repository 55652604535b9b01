import type { OtherLanguage } from '#core/cast/text-languages.ts'

/** Attributes for text by the script's author: unknown language, direction by its letters. */
export const authorTextProps = { lang: '', dir: 'auto' } as const

/** Attributes of a text that may be in another language than the page, as `CastCharacter` and `JinxInPlay` state it. */
export const textProps = (language: OtherLanguage | undefined) =>
  language === '' ? authorTextProps : { lang: language }

/** The language of a script's title if it isn't the page's: a blank one has a text in the page's language. */
export const titleLanguage = (title: string): OtherLanguage | undefined => (title.trim() ? '' : undefined)
