import type { Note } from './note.ts'
import { hasOfficial, idsOf, type Table } from './table.ts'

/** Characters whose setup adds a partner to the game: the partner must be on the script. */
export const partnerNotes = (facts: Table): Note[] => [...missing(facts), ...severalPairs(facts)]

const charactersWithPartner = ({ characters, traits }: Table) =>
  characters.filter(({ id, kind }) => kind === 'official' && traits.needs.has(id))

const missing = (facts: Table): Note[] =>
  charactersWithPartner(facts).flatMap(({ id }) =>
    (facts.traits.needs.get(id) ?? [])
      .filter(partner => !hasOfficial(facts, partner))
      .map(
        (partner): Note => ({
          code: 'partner_missing',
          severity: 'mistake',
          characters: [id, partner],
          fix: { kind: 'add', id: partner }
        })
      )
  )

/** With two such pairs, a claim to be one of the four is too credible. */
function severalPairs(facts: Table): Note[] {
  const found = charactersWithPartner(facts)
  return found.length > 1 ? [{ code: 'partners_two', severity: 'note', characters: idsOf(found) }] : []
}
