import { endsInBrackets, idsOf, isComplete, type ScriptFacts } from '../script-facts.ts'
import { type Suggestion, suggestAbout } from '../suggestion.ts'

/** Unknown, duplicate and incomplete characters, and a missing title. */
export const adviseOnCharacters = (facts: ScriptFacts): Suggestion[] => [
  ...unknown(facts),
  ...duplicates(facts),
  ...suggestAbout('ability_missing', 'mistake', withoutAbility(facts)),
  ...unmarkedSetup(facts),
  ...untitled(facts)
]

const unknown = ({ unknownIds: ids }: ScriptFacts): Suggestion[] =>
  ids.length > 0
    ? [{ code: 'unknown_ids', severity: 'mistake', characters: ids, fix: { kind: 'remove', ids } }]
    : []

function duplicates({ characters }: ScriptFacts): Suggestion[] {
  const byName = Map.groupBy(characters, ({ name }) => name.trim().toLowerCase())
  const sameName = [...byName.values()].filter(group => group.length > 1).flat()
  const ids = new Set(idsOf(sameName))
  return suggestAbout(
    'name_twice',
    'advice',
    characters.filter(({ id }) => ids.has(id))
  )
}

const withoutAbility = ({ script }: ScriptFacts) =>
  script.characters.filter(character => character.kind === 'custom' && character.ability.trim() === '')

/** An ability that ends in brackets changes the setup, in every language. Apps only look at the `setup` field. */
function unmarkedSetup({ script }: ScriptFacts): Suggestion[] {
  const unmarked = script.characters.filter(
    character => character.kind === 'custom' && !character.setup && endsInBrackets(character.ability)
  )
  const ids = idsOf(unmarked)
  return suggestAbout('setup_unmarked', 'advice', unmarked).map(suggestion => ({
    ...suggestion,
    fix: { kind: 'markSetup', ids }
  }))
}

const untitled = (facts: ScriptFacts): Suggestion[] =>
  isComplete(facts) && facts.script.title.trim() === '' ? [{ code: 'title_missing', severity: 'note' }] : []
