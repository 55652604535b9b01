import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { usageOf } from '#catalogue/usage.ts'
import type { Cast, CastCharacter } from '#core/cast/cast.ts'
import { buildCharacterArticles, type CharacterArticle } from '#core/cast/character-article.ts'
import { buildOfficialCast, groupByTeamAndEdition, type TeamEditions } from '#core/cast/official-cast.ts'
import type { CharacterUsage } from '#core/catalogue/usage.ts'
import { once } from '#core/once.ts'
import { defaultLocale, type Locale, languageTags } from '#routes'

/** The whole catalogue in one language. */
export interface LoadedCatalogue {
  cast: Cast
  /** The catalogue in English, to detect texts without a translation. */
  english: Cast
  teams: readonly TeamEditions[]
  /** All characters in the order of the catalogue list. */
  characters: readonly CastCharacter[]
}

/** The data of a character's page. */
export interface CharacterPageData {
  article: CharacterArticle
  english: CharacterArticle
  usage: ResolvedUsage | undefined
  previous: CastCharacter | undefined
  next: CastCharacter | undefined
}

/** Usage of a character, with its partners as characters. */
export interface ResolvedUsage extends Omit<CharacterUsage, 'partners'> {
  partners: readonly { character: CastCharacter; lift: number }[]
}

/** Loads the catalogue in a language, once for all pages. */
export const loadCatalogue: (locale: Locale) => Promise<LoadedCatalogue> = once(load)

/** Loads the data of a character's page. @throws Error if no official character has the id */
export async function loadCharacterPage(locale: Locale, id: string): Promise<CharacterPageData> {
  const { cast, english, characters } = await loadCatalogue(locale)
  const article = buildCharacterArticles(cast).get(id)
  const englishArticle = buildCharacterArticles(english).get(id)
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

async function load(locale: Locale): Promise<LoadedCatalogue> {
  const [cast, english] = await Promise.all([castIn(locale), castIn(defaultLocale)])
  const teams = groupByTeamAndEdition(cast.characters, languageTags[locale])
  const characters = teams.flatMap(({ editions }) => editions.flatMap(shelf => shelf.characters))
  return { cast, english, teams, characters }
}

const castIn = async (locale: Locale) => buildOfficialCast(catalogue, await loadTexts(locale))

function resolveUsage(id: string, characters: readonly CastCharacter[]): ResolvedUsage | undefined {
  const usage = usageOf(id)
  if (!usage) return undefined
  const partners = usage.partners.flatMap(({ id: partner, lift }) => {
    const character = characters.find(each => each.id === partner)
    return character ? [{ character, lift }] : []
  })
  return { scripts: usage.scripts, used: usage.used, partners }
}
