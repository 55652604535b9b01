import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { usageOf } from '#catalogue/usage.ts'
import type { Cast, CastCharacter } from '#core/cast.ts'
import { articleOf, type CharacterArticle } from '#core/character-article.ts'
import { officialCast, shelvesOf, type TeamShelf } from '#core/official-cast.ts'
import type { CharacterUsage } from '#core/usage.ts'
import { defaultLocale, type Locale, languageTags } from '#routes'

/** The whole catalogue in one language. */
export interface ReadCatalogue {
  cast: Cast
  /** The catalogue in English, to detect texts without a translation. */
  english: Cast
  teams: readonly TeamShelf[]
  /** All characters in the order of the catalogue list. */
  characters: readonly CastCharacter[]
}

/** The data of a character's page. */
export interface CharacterPage {
  article: CharacterArticle
  english: CharacterArticle
  usage: UsageWords | undefined
  previous: CastCharacter | undefined
  next: CastCharacter | undefined
}

/** Usage of a character, with its partners as characters. */
export interface UsageWords extends Omit<CharacterUsage, 'partners'> {
  partners: readonly { character: CastCharacter; lift: number }[]
}

const cache = new Map<Locale, Promise<ReadCatalogue>>()

/** Loads the catalogue in a language, once for all pages. */
export function readCatalogue(locale: Locale): Promise<ReadCatalogue> {
  const loaded = cache.get(locale) ?? load(locale)
  cache.set(locale, loaded)
  return loaded
}

/** Loads the data of a character's page. @throws Error if no official character has the id */
export async function readCharacterPage(locale: Locale, id: string): Promise<CharacterPage> {
  const { cast, english, characters } = await readCatalogue(locale)
  const article = articleOf(id, cast)
  const englishArticle = articleOf(id, english)
  if (!article || !englishArticle) throw new Error(`${id} is not an official character`)
  const index = characters.findIndex(character => character.id === id)
  return {
    article,
    english: englishArticle,
    usage: resolveUsage(id, characters),
    previous: characters[index - 1],
    next: characters[index + 1]
  }
}

async function load(locale: Locale): Promise<ReadCatalogue> {
  const [cast, english] = await Promise.all([castIn(locale), castIn(defaultLocale)])
  const teams = shelvesOf(cast.characters, languageTags[locale])
  const characters = teams.flatMap(({ shelves }) => shelves.flatMap(shelf => shelf.characters))
  return { cast, english, teams, characters }
}

const castIn = async (locale: Locale) => officialCast(catalogue, await loadTexts(locale))

function resolveUsage(id: string, characters: readonly CastCharacter[]): UsageWords | undefined {
  const usage = usageOf(id)
  if (!usage) return undefined
  const partners = usage.partners.flatMap(({ id: partner, lift }) => {
    const character = characters.find(each => each.id === partner)
    return character ? [{ character, lift }] : []
  })
  return { scripts: usage.scripts, used: usage.used, partners }
}
