import type { Note } from './note.ts'
import { hasOfficial, idsOf, type Table } from './table.ts'

/** Characters that bring a partner into play: the partner must be on the script. */
export const partnerNotes = (table: Table): Note[] => [...missing(table), ...two(table)]

const bringers = ({ characters, traits }: Table) =>
  characters.filter(({ id, kind }) => kind === 'official' && traits.needs.has(id))

const missing = (table: Table): Note[] =>
  bringers(table).flatMap(({ id }) =>
    (table.traits.needs.get(id) ?? [])
      .filter(partner => !hasOfficial(table, partner))
      .map(
        (partner): Note => ({
          code: 'partner_missing',
          severity: 'mistake',
          characters: [id, partner],
          fix: { kind: 'add', id: partner }
        })
      )
  )

/** Two such pairs: whoever claims one of the four is half believed already. */
function two(table: Table): Note[] {
  const found = bringers(table)
  return found.length > 1 ? [{ code: 'partners_two', severity: 'note', characters: idsOf(found) }] : []
}
