import type { Note } from './note.ts'
import { idsOf, isWhole, ownWords, type Table } from './table.ts'

/** Characters that nobody can tell apart, or tell anything about; and a script without a title. */
export const characterNotes = (table: Table): Note[] => [
  ...unknown(table),
  ...twice(table),
  ...about('ability_missing', 'mistake', withoutAbility(table)),
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
  return about(
    'name_twice',
    'advice',
    characters.filter(({ id }) => ids.has(id))
  )
}

const withoutAbility = ({ script }: Table) =>
  script.characters.filter(character => {
    const { ability } = ownWords(character)
    return character.kind === 'custom' ? ability?.trim() === '' : false
  })

/** An ability that ends in brackets changes the setup, in every language; apps go by the mark. */
function setup({ script }: Table): Note[] {
  const unmarked = script.characters.filter(
    character => character.kind === 'custom' && !character.setup && /\[[^\]]+\]\s*$/.test(character.ability)
  )
  const ids = idsOf(unmarked)
  return about('setup_unmarked', 'advice', unmarked).map(note => ({
    ...note,
    fix: { kind: 'markSetup', ids }
  }))
}

const untitled = (table: Table): Note[] =>
  isWhole(table) && table.script.title.trim() === '' ? [{ code: 'title_missing', severity: 'note' }] : []

const about = (
  code: Note['code'],
  severity: Note['severity'],
  characters: readonly { id: string }[]
): Note[] => (characters.length > 0 ? [{ code, severity, characters: idsOf(characters) }] : [])
