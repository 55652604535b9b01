import type { Note } from './note.ts'
import { homebrewOf, idsOf, isFull, isWhole, ofTeam, type Table, withTrait } from './table.ts'

/**
 * Published scripts for games of every size have 5 to 10 Townsfolk that learn something, and 2 to 7 characters that
 * make others drunk or poisoned. One script in fifteen has fewer or more.
 */
const minInforming = 5
const maxInforming = 10
const maxImpairing = 7

/** How much the good players can learn, and how reliable it is. */
export const informationNotes = (facts: Table): Note[] => [...informing(facts), ...misleading(facts)]

function informing(facts: Table): Note[] {
  if (!isFull(facts)) return []
  const found = withTrait(facts, ['information'], ['townsfolk'])
  const count = found.length
  const all = ofTeam(facts, 'townsfolk').length
  if (count < minInforming && homebrewOf(facts, ['townsfolk']).length === 0)
    return [{ code: 'information_little', severity: 'advice', characters: idsOf(found), count, limit: all }]
  if (count > maxInforming)
    return [{ code: 'information_much', severity: 'note', characters: idsOf(found), count, limit: all }]
  return []
}

function misleading(facts: Table): Note[] {
  const impairing = withTrait(facts, ['drunk', 'poison'])
  const others = withTrait(facts, ['madness', 'misregister', 'falsehood'])
  if (isWhole(facts) && impairing.length + others.length === 0 && homebrewOf(facts).length === 0)
    return [{ code: 'misinformation_none', severity: 'advice' }]
  if (isFull(facts) && impairing.length > maxImpairing)
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
