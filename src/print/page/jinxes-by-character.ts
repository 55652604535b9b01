import type { Cast, CastCharacter, JinxInPlay } from '#core/cast/cast.ts'

/** The jinxes of each character that has any, in their order. */
export type JinxesByCharacter = ReadonlyMap<CastCharacter, readonly JinxInPlay[]>

/** Groups jinxes by character, so that a planner doesn't search all of them for each character. */
export function groupJinxes({ jinxes }: Cast): JinxesByCharacter {
  const groups = new Map<CastCharacter, JinxInPlay[]>()
  for (const jinx of jinxes) {
    for (const character of [jinx.first, jinx.second]) {
      const group = groups.get(character) ?? []
      group.push(jinx)
      groups.set(character, group)
    }
  }
  return groups
}

/** The other character of a jinx. */
export const partnerIn = ({ first, second }: JinxInPlay, character: CastCharacter): CastCharacter =>
  first === character ? second : first
