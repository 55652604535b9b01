import {
  charactersWithTrait,
  homebrewCharacters,
  idsOf,
  isFullSize,
  type ScriptFacts
} from '../script-facts.ts'
import type { AdviceCode, Suggestion } from '../suggestion.ts'

/** One published script in twenty has more. */
const maxKilling = 6
const maxProtecting = 4

/** Deaths other than the Demon's kill, and protection at night. */
export function adviseOnDeaths(facts: ScriptFacts): Suggestion[] {
  if (!isFullSize(facts)) return []
  const killing = charactersWithTrait(facts, ['kills'])
  const protecting = charactersWithTrait(facts, ['protects'])
  const resurrecting = charactersWithTrait(facts, ['resurrects'])
  const isPlain = killing.length + protecting.length + resurrecting.length === 0
  if (isPlain)
    return homebrewCharacters(facts).length === 0 ? [{ code: 'deaths_plain', severity: 'note' }] : []
  return [
    ...tooMany('deaths_many', killing, maxKilling),
    ...tooMany('protection_many', protecting, maxProtecting)
  ]
}

const tooMany = (code: AdviceCode, found: readonly { id: string }[], max: number): Suggestion[] =>
  found.length > max ? [{ code, severity: 'note', characters: idsOf(found), count: found.length }] : []
