import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { usageOf } from '#catalogue/usage.ts'
import type { Cast, CastCharacter } from '#core/cast.ts'
import { articleOf, type CharacterArticle } from '#core/character-article.ts'
import { officialCast, shelvesOf, type TeamShelf } from '#core/official-cast.ts'
import type { CharacterUsage } from '#core/usage.ts'
import { defaultLocale, type Locale, languageTags } from '#routes'

/** The whole catalogue in one language, as its pages tell it. */
export interface ReadCatalogue {
  cast: Cast
  /** The same in English, to tell what no translation has. */
  english: Cast
  teams: readonly TeamShelf[]
  /** All characters in the order in which the catalogue lists them. */
  characters: readonly CastCharacter[]
}

/** All that stands on a character's page. */
export interface CharacterPage {
  article: CharacterArticle
  english: CharacterArticle
  usage: UsageWords | undefined
  previous: CastCharacter | undefined
  next: CastCharacter | undefined
}

export interface UsageWords extends Omit<CharacterUsage, 'partners'> {
  partners: readonly { character: CastCharacter; lift: number }[]
}

const read = new Map<Locale, Promise<ReadCatalogue>>()

/** Reads a language once for all of its pages. */
export function readCatalogue(locale: Locale): Promise<ReadCatalogue> {
  const known = read.get(locale) ?? load(locale)
  read.set(locale, known)
  return known
}

export async function readCharacterPage(locale: Locale, id: string): Promise<CharacterPage> {
  const { cast, english, characters } = await readCatalogue(locale)
  const article = articleOf(id, cast)
  const inEnglish = articleOf(id, english)
  if (!article || !inEnglish) throw new Error(`${id} is not official`)
  const place = characters.findIndex(character => character.id === id)
  return {
    article,
    english: inEnglish,
    usage: usageWords(id, characters),
    previous: characters[place - 1],
    next: characters[place + 1]
  }
}

async function load(locale: Locale): Promise<ReadCatalogue> {
  const [cast, english] = await Promise.all([castIn(locale), castIn(defaultLocale)])
  const teams = shelvesOf(cast.characters, languageTags[locale])
  const characters = teams.flatMap(({ shelves }) => shelves.flatMap(shelf => shelf.characters))
  return { cast, english, teams, characters }
}

const castIn = async (locale: Locale) => officialCast(catalogue, await loadTexts(locale))

function usageWords(id: string, characters: readonly CastCharacter[]): UsageWords | undefined {
  const usage = usageOf(id)
  if (!usage) return undefined
  const partners = usage.partners.flatMap(({ id: partner, lift }) => {
    const character = characters.find(each => each.id === partner)
    return character ? [{ character, lift }] : []
  })
  return { scripts: usage.scripts, used: usage.used, partners }
}
