import { hasOfficial, idsOf, type ScriptFacts } from '../script-facts.ts'
import type { Suggestion } from '../suggestion.ts'

/** Characters whose setup adds a partner to the game: the partner must be on the script. */
export const adviseOnPartners = (facts: ScriptFacts): Suggestion[] => [
  ...missing(facts),
  ...severalPairs(facts)
]

const charactersWithPartner = ({ characters, traits }: ScriptFacts) =>
  characters.filter(({ id, kind }) => kind === 'official' && traits.needs.has(id))

const missing = (facts: ScriptFacts): Suggestion[] =>
  charactersWithPartner(facts).flatMap(({ id }) =>
    (facts.traits.needs.get(id) ?? [])
      .filter(partner => !hasOfficial(facts, partner))
      .map(
        (partner): Suggestion => ({
          code: 'partner_missing',
          severity: 'mistake',
          characters: [id, partner],
          fix: { kind: 'add', id: partner }
        })
      )
  )

/** With two such pairs, a claim to be one of the four is too credible. */
function severalPairs(facts: ScriptFacts): Suggestion[] {
  const found = charactersWithPartner(facts)
  return found.length > 1 ? [{ code: 'partners_two', severity: 'note', characters: idsOf(found) }] : []
}
