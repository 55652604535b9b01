import type { CastCharacter, JinxInPlay } from '#core/cast.ts'
import type { Run } from './lines.ts'
import { abilityRuns, bold, plain } from './marks.ts'
import { colours } from './paper.ts'
import type { PlanContext } from './plan.ts'

const quiet = (run: Run): Run => ({ ...run, colour: colours.softInk })

/** A character's name and ability in the second language, in a quieter tone; what is the same is not said twice. */
export function secondWords({ id, name, ability }: CastCharacter, { second }: PlanContext): Run[] {
  const other = second?.characters.find(each => each.id === id)
  if (!other || other.ability === ability) return []
  const head = other.name === name || !other.name ? [] : [bold(`${other.name}\u00a0 `)]
  return [...head, ...abilityRuns(other.ability)].map(quiet)
}

/** The reason of a jinx in the second language, likewise. */
export function secondReason({ first, second: other, reason }: JinxInPlay, { second }: PlanContext): Run[] {
  const same = second?.jinxes.find(each => each.first.id === first.id && each.second.id === other.id)
  return same && same.reason !== reason ? [quiet(plain(same.reason))] : []
}
