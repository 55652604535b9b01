import { type Note, noteAbout } from './note.ts'
import { endsInBrackets, idsOf, isWhole, type Table } from './table.ts'

/** Unknown, duplicate and incomplete characters, and a missing title. */
export const characterNotes = (facts: Table): Note[] => [
  ...unknown(facts),
  ...duplicates(facts),
  ...noteAbout('ability_missing', 'mistake', withoutAbility(facts)),
  ...unmarkedSetup(facts),
  ...untitled(facts)
]

const unknown = ({ unknown: ids }: Table): Note[] =>
  ids.length > 0
    ? [{ code: 'unknown_ids', severity: 'mistake', characters: ids, fix: { kind: 'remove', ids } }]
    : []

function duplicates({ characters }: Table): Note[] {
  const byName = Map.groupBy(characters, ({ name }) => name.trim().toLowerCase())
  const sameName = [...byName.values()].filter(group => group.length > 1).flat()
  const ids = new Set(idsOf(sameName))
  return noteAbout(
    'name_twice',
    'advice',
    characters.filter(({ id }) => ids.has(id))
  )
}

const withoutAbility = ({ script }: Table) =>
  script.characters.filter(character => character.kind === 'custom' && character.ability.trim() === '')

/** An ability that ends in brackets changes the setup, in every language. Apps only look at the `setup` field. */
function unmarkedSetup({ script }: Table): Note[] {
  const unmarked = script.characters.filter(
    character => character.kind === 'custom' && !character.setup && endsInBrackets(character.ability)
  )
  const ids = idsOf(unmarked)
  return noteAbout('setup_unmarked', 'advice', unmarked).map(suggestion => ({
    ...suggestion,
    fix: { kind: 'markSetup', ids }
  }))
}

const untitled = (facts: Table): Note[] =>
  isWhole(facts) && facts.script.title.trim() === '' ? [{ code: 'title_missing', severity: 'note' }] : []
