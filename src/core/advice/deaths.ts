import type { AdviceCode, Note } from './note.ts'
import { homebrewOf, idsOf, isFull, type Table, withTrait } from './table.ts'

/** One real script in twenty has more. */
const mostKilling = 6
const mostProtecting = 4

/** Deaths beside the Demon's, and what keeps players alive at night. */
export function deathNotes(table: Table): Note[] {
  if (!isFull(table)) return []
  const killing = withTrait(table, ['kills'])
  const protecting = withTrait(table, ['protects'])
  const resurrecting = withTrait(table, ['resurrects'])
  const isPlain = killing.length + protecting.length + resurrecting.length === 0
  if (isPlain) return homebrewOf(table).length === 0 ? [{ code: 'deaths_plain', severity: 'note' }] : []
  return [
    ...many('deaths_many', killing, mostKilling),
    ...many('protection_many', protecting, mostProtecting)
  ]
}

const many = (code: AdviceCode, found: readonly { id: string }[], most: number): Note[] =>
  found.length > most ? [{ code, severity: 'note', characters: idsOf(found), count: found.length }] : []
