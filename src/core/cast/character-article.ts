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

type Jinxes = CharacterArticle['jinxes']

/**
 * Returns the article of each character of a cast, by id.
 *
 * @example buildCharacterArticles(cast).get('imp')?.nights.otherNight?.position // 27
 */
export function buildCharacterArticles(cast: Cast): ReadonlyMap<string, CharacterArticle> {
  const [firstNight, otherNight] = nights.map(night => findPositions(cast[night]))
  const jinxes = collectJinxes(cast)
  return new Map(
    cast.characters.map(character => {
      const { id } = character
      const inNights = { firstNight: firstNight?.get(id), otherNight: otherNight?.get(id) }
      return [id, { character, nights: inNights, jinxes: jinxes.get(id) ?? [] }]
    })
  )
}

function findPositions(entries: readonly NightEntry[]): ReadonlyMap<string, NightPosition> {
  const positions = new Map<string, NightPosition>()
  const count = entries.filter(({ kind }) => kind === 'character').length
  for (const [index, { id, kind }] of entries.entries()) {
    if (kind !== 'character') continue
    const position = positions.size + 1
    positions.set(id, { position, count, before: entries[index - 1], after: entries[index + 1] })
  }
  return positions
}

function collectJinxes({ jinxes }: Cast): ReadonlyMap<string, Jinxes> {
  const sides = jinxes.flatMap(({ first, second, reason }) => [
    { id: first.id, other: second, reason },
    { id: second.id, other: first, reason }
  ])
  return new Map(
    [...Map.groupBy(sides, ({ id }) => id)].map(([id, of]) => [
      id,
      of.map(({ other, reason }) => ({ other, reason }))
    ])
  )
}
