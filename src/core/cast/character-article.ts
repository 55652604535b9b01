import { type Night, nights } from '../night/night.ts'
import type { Cast, CastCharacter, NightEntry } from './cast.ts'

/** Position of a character in a night order. */
export interface NightPosition {
  /** 1 for the first character that wakes; steps don't count. */
  position: number
  /** Number of characters that wake in this night. */
  count: number
  before: NightEntry | undefined
  after: NightEntry | undefined
}

/** A character of a cast with its night positions and jinxes, as its page shows them. */
export interface CharacterArticle {
  character: CastCharacter
  /** Undefined for a night in which the character doesn't wake. */
  nights: Readonly<Record<Night, NightPosition | undefined>>
  jinxes: readonly { other: CastCharacter; reason: string }[]
}

/**
 * Finds a character of a cast with its night positions and jinxes; undefined when the cast lacks the id.
 *
 * @example buildCharacterArticle('imp', cast)?.nights.otherNight?.position // 27
 */
export function buildCharacterArticle(id: string, cast: Cast): CharacterArticle | undefined {
  const character = cast.characters.find(each => each.id === id)
  if (!character) return undefined
  const [firstNight, otherNight] = nights.map(night => findPosition(cast[night], id))
  return { character, nights: { firstNight, otherNight }, jinxes: jinxesOf(id, cast) }
}

function findPosition(entries: readonly NightEntry[], id: string): NightPosition | undefined {
  const index = entries.findIndex(entry => entry.id === id)
  if (index < 0) return undefined
  const characters = entries.filter(({ kind }) => kind === 'character')
  return {
    position: characters.findIndex(entry => entry.id === id) + 1,
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
