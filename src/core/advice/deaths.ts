import type { AdviceCode, Note } from './note.ts'
import { homebrewOf, idsOf, isFull, type Table, withTrait } from './table.ts'

/** One published script in twenty has more. */
const maxKilling = 6
const maxProtecting = 4

/** Deaths other than the Demon's kill, and protection at night. */
export function deathNotes(facts: Table): Note[] {
  if (!isFull(facts)) return []
  const killing = withTrait(facts, ['kills'])
  const protecting = withTrait(facts, ['protects'])
  const resurrecting = withTrait(facts, ['resurrects'])
  const isPlain = killing.length + protecting.length + resurrecting.length === 0
  if (isPlain) return homebrewOf(facts).length === 0 ? [{ code: 'deaths_plain', severity: 'note' }] : []
  return [
    ...tooMany('deaths_many', killing, maxKilling),
    ...tooMany('protection_many', protecting, maxProtecting)
  ]
}

const tooMany = (code: AdviceCode, found: readonly { id: string }[], max: number): Note[] =>
  found.length > max ? [{ code, severity: 'note', characters: idsOf(found), count: found.length }] : []
