import type { Cast, CastCharacter, NightEntry } from './cast.ts'
import { type Night, nights } from './night.ts'

/** Where a character wakes in a night. */
export interface NightPlace {
  /** 1 for the first character that wakes; steps do not count. */
  place: number
  /** Characters that wake in this night. */
  count: number
  before: NightEntry | undefined
  after: NightEntry | undefined
}

/** What is told of one character of a cast beyond the character itself. */
export interface CharacterArticle {
  character: CastCharacter
  /** Undefined for a night that it sleeps through. */
  nights: Readonly<Record<Night, NightPlace | undefined>>
  jinxes: readonly { other: CastCharacter; reason: string }[]
}

/**
 * A character with its places in the cast's nights and its jinxes with the others.
 *
 * @example articleOf('imp', cast)?.nights.otherNight?.place // 27
 */
export function articleOf(id: string, cast: Cast): CharacterArticle | undefined {
  const character = cast.characters.find(each => each.id === id)
  if (!character) return undefined
  const [firstNight, otherNight] = nights.map(night => placeIn(cast[night], id))
  return { character, nights: { firstNight, otherNight }, jinxes: jinxesOf(id, cast) }
}

function placeIn(entries: readonly NightEntry[], id: string): NightPlace | undefined {
  const index = entries.findIndex(entry => entry.id === id)
  if (index < 0) return undefined
  const characters = entries.filter(({ kind }) => kind === 'character')
  return {
    place: characters.findIndex(entry => entry.id === id) + 1,
    count: characters.length,
    before: entries[index - 1],
    after: entries[index + 1]
  }
}

const jinxesOf = (id: string, { jinxes }: Cast) =>
  jinxes.flatMap(({ first, second, reason }) => {
    if (first.id === id) return [{ other: second, reason }]
    return second.id === id ? [{ other: first, reason }] : []
  })
