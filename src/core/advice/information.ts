import type { Note } from './note.ts'
import { homebrewOf, idsOf, isFull, isWhole, ofTeam, type Table, withTrait } from './table.ts'

/**
 * Real scripts for games of every size have five to ten Townsfolk that learn something, and two to seven characters
 * that make others drunk or poisoned; one script in fifteen has fewer or more.
 */
const fewestInforming = 5
const mostInforming = 10
const mostImpairing = 7

/** How much the good players can learn, and how far they can trust it. */
export const informationNotes = (table: Table): Note[] => [...informing(table), ...misleading(table)]

function informing(table: Table): Note[] {
  if (!isFull(table)) return []
  const found = withTrait(table, ['information'], ['townsfolk'])
  const count = found.length
  const all = ofTeam(table, 'townsfolk').length
  if (count < fewestInforming && homebrewOf(table, ['townsfolk']).length === 0)
    return [{ code: 'information_little', severity: 'advice', characters: idsOf(found), count, limit: all }]
  if (count > mostInforming)
    return [{ code: 'information_much', severity: 'note', characters: idsOf(found), count, limit: all }]
  return []
}

function misleading(table: Table): Note[] {
  const impairing = withTrait(table, ['drunk', 'poison'])
  const others = withTrait(table, ['madness', 'misregister', 'falsehood'])
  if (isWhole(table) && impairing.length + others.length === 0 && homebrewOf(table).length === 0)
    return [{ code: 'misinformation_none', severity: 'advice' }]
  if (isFull(table) && impairing.length > mostImpairing)
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
