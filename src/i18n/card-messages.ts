import type { Locale } from '#routes'

/** Texts of the cards by key, in one language. */
export type CardMessages = Readonly<Record<string, string>>

const files = import.meta.glob<{ default: CardMessages }>('./messages/*/card.json')

/**
 * Loads the texts of cards in a language other than the page's, whose messages the page doesn't have. Each language is a small
 * module of its own.
 */
export const loadCardMessages = async (locale: Locale) => files[`./messages/${locale}/card.json`]?.()
