import type { Locale } from '#routes'

/** Texts of cards by key, in one language. */
export type CardMessages = Readonly<Record<string, string>>

const files = import.meta.glob<{ default: Readonly<Record<string, unknown>> }>(
  './messages/*/{card,tonight}.json'
)

/** Keys of the texts that a card can have. */
const cardKey = /^(?:card_text|tonight_card)_/

/**
 * Loads the texts of cards in a language other than the page's, whose messages the page doesn't have. Each language has small
 * modules of its own.
 *
 * @param load imports a module
 */
export async function loadCardMessages(
  locale: Locale,
  load: <Module>(module: () => Promise<Module>) => Promise<Module>
): Promise<CardMessages> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./messages/${locale}/`))
  const modules = await Promise.all(own.map(([, file]) => load(file)))
  const texts = modules
    .flatMap(module => Object.entries(module.default))
    .filter((entry): entry is [string, string] => cardKey.test(entry[0]) && typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
