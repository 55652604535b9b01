import type { Locale } from '#routes'

/** Texts of cards by key, in one language. */
export type CardMessages = Readonly<Record<string, string>>

const files = import.meta.glob<{ default: CardMessages }>('./messages/*/shown.json')

/**
 * Loads the texts of cards in a language other than the page's, whose messages the page doesn't have. Each language has a small
 * module of its own.
 *
 * @param load imports a module
 */
export async function loadCardMessages(
  locale: Locale,
  load: <Module>(module: () => Promise<Module>) => Promise<Module>
): Promise<CardMessages> {
  const file = files[`./messages/${locale}/shown.json`]
  return file ? (await load(file)).default : {}
}
