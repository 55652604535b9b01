import {
  charactersOfTeam,
  charactersWithTrait,
  homebrewCharacters,
  idsOf,
  isComplete,
  isFullSize,
  type ScriptFacts
} from '../script-facts.ts'
import type { Suggestion } from '../suggestion.ts'

/**
 * Published scripts for games of every size have 5 to 10 Townsfolk that learn something, and 2 to 7 characters that
 * make others drunk or poisoned. One script in fifteen has fewer or more.
 */
const minInforming = 5
const maxInforming = 10
const maxImpairing = 7

/** How much the good players can learn, and how reliable it is. */
export const adviseOnInformation = (facts: ScriptFacts): Suggestion[] => [
  ...informing(facts),
  ...misleading(facts)
]

function informing(facts: ScriptFacts): Suggestion[] {
  if (!isFullSize(facts)) return []
  const found = charactersWithTrait(facts, ['information'], ['townsfolk'])
  const count = found.length
  const all = charactersOfTeam(facts, 'townsfolk').length
  if (count < minInforming && homebrewCharacters(facts, ['townsfolk']).length === 0)
    return [{ code: 'information_little', severity: 'advice', characters: idsOf(found), count, limit: all }]
  if (count > maxInforming)
    return [{ code: 'information_much', severity: 'note', characters: idsOf(found), count, limit: all }]
  return []
}

function misleading(facts: ScriptFacts): Suggestion[] {
  const impairing = charactersWithTrait(facts, ['drunk', 'poison'])
  const others = charactersWithTrait(facts, ['madness', 'misregister', 'falsehood'])
  if (isComplete(facts) && impairing.length + others.length === 0 && homebrewCharacters(facts).length === 0)
    return [{ code: 'misinformation_none', severity: 'advice' }]
  if (isFullSize(facts) && impairing.length > maxImpairing)
    return [
      {
        code: 'misinformation_much',
        severity: 'note',
        characters: idsOf(impairing),
        count: impairing.length
      }
    ]
  return []
}
