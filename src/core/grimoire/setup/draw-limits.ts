import type { CastCharacter } from '../../cast/cast.ts'
import type { Game } from '../game.ts'
import { type Characters, hasFeature, isInPlay } from '../in-play.ts'
import type { TeamNames } from './brackets/setup-text.ts'
import type { Candidate } from './fill-seats.ts'
import { repeatRule } from './repeats.ts'
import { countedSeats, setupNames, setupOptions } from './setup-choices.ts'
import { isExcludedByJinx } from './setup-jinxes.ts'
import { teamCounts } from './team-counts.ts'

interface LimitedDraw {
  readonly characters: Characters
  readonly candidates: readonly Candidate[]
  readonly names: TeamNames
}

/** Returns how many of a character a draw can deal: none of one that needs others that the script lacks. */
export function drawLimits(game: Game, { characters, candidates, names }: LimitedDraw) {
  const usual = teamCounts(countedSeats(game).length)
  const read = setupNames(characters, names)
  const canRepeat = repeatRule(game, characters)
  const drawn = new Set(candidates.map(({ id }) => id))
  const optionsOf = (character: CastCharacter) => (usual && setupOptions(character, read)?.(usual)) ?? []
  const limitOf = (id: string): number => {
    const character = characters.get(id)
    if (!character || isExcludedByJinx(game, id)) return 0
    const options = optionsOf(character)
    const isPossible = ({ include = {} }) =>
      Object.keys(include).every(each => drawn.has(each) || isInPlay(game, each))
    if (options.length > 0 && !options.some(isPossible)) return 0
    if (!canRepeat(character)) return 1
    const copies = options.flatMap(({ include }) => include?.[id] ?? [])
    const isLimited = hasFeature(character, 'selection', 'bag-duplicate') && copies.length > 0
    return isLimited ? Math.max(...copies) : Number.POSITIVE_INFINITY
  }
  const limits = new Map<string, number>()
  return (id: string) => {
    const limit = limits.get(id) ?? limitOf(id)
    limits.set(id, limit)
    return limit
  }
}
