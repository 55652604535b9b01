import { type Note, noteAbout } from './note.ts'
import { endsInBrackets, idsOf, isWhole, type Table } from './table.ts'

/** Characters that nobody can tell apart, or tell anything about; and a script without a title. */
export const characterNotes = (table: Table): Note[] => [
  ...unknown(table),
  ...twice(table),
  ...noteAbout('ability_missing', 'mistake', withoutAbility(table)),
  ...setup(table),
  ...untitled(table)
]

const unknown = ({ unknown: ids }: Table): Note[] =>
  ids.length > 0
    ? [{ code: 'unknown_ids', severity: 'mistake', characters: ids, fix: { kind: 'remove', ids } }]
    : []

function twice({ characters }: Table): Note[] {
  const byName = Map.groupBy(characters, ({ name }) => name.trim().toLowerCase())
  const alike = [...byName.values()].filter(group => group.length > 1).flat()
  const ids = new Set(idsOf(alike))
  return noteAbout(
    'name_twice',
    'advice',
    characters.filter(({ id }) => ids.has(id))
  )
}

const withoutAbility = ({ script }: Table) =>
  script.characters.filter(character => character.kind === 'custom' && character.ability.trim() === '')

/** An ability that ends in brackets changes the setup, in every language; apps go by the mark. */
function setup({ script }: Table): Note[] {
  const unmarked = script.characters.filter(
    character => character.kind === 'custom' && !character.setup && endsInBrackets(character.ability)
  )
  const ids = idsOf(unmarked)
  return noteAbout('setup_unmarked', 'advice', unmarked).map(note => ({
    ...note,
    fix: { kind: 'markSetup', ids }
  }))
}

const untitled = (table: Table): Note[] =>
  isWhole(table) && table.script.title.trim() === '' ? [{ code: 'title_missing', severity: 'note' }] : []
