import { alignmentOf, type Team } from '../character/team.ts'
import type { Variant } from './drawing.ts'

/**
 * The variants that a character's images show, in the order of its list of images: the first is the team's own, as the official
 * format has it.
 *
 * @example teamVariants('minion') // ['evil', 'good']
 */
export function teamVariants(team: Team): readonly [Variant, ...Variant[]] {
  if (team === 'traveller') return ['neutral', 'good', 'evil']
  const own = alignmentOf[team]
  if (own === 'neutral') return [own]
  return own === 'good' ? ['good', 'evil'] : ['evil', 'good']
}

/** A list of images whose first ones are replaced. @example withImages(['a', 'b'], ['c']) // ['c', 'b'] */
export const withImages = (images: readonly string[], made: readonly string[]): string[] => [
  ...made,
  ...images.slice(made.length)
]
