import { mostPlayers, teamCounts } from '../players.ts'
import type { ScriptCharacter } from '../script.ts'
import type { Note } from './note.ts'
import {
  countTeam,
  endsInBrackets,
  gameTeams,
  idsOf,
  isFull,
  isWhole,
  type Table,
  withTrait
} from './table.ts'

/** Who changes how many outsiders play, and whether there are enough of them. */
export const outsiderNotes = (table: Table): Note[] => [...change(table), ...short(table)]

/** While their number is known from the players', each outsider claimed is as good as counted. */
function change(table: Table): Note[] {
  if (!isFull(table) || countTeam(table, 'outsider') === 0) return []
  const changing = withTrait(table, ['outsiders'], [...gameTeams, 'fabled', 'loric'])
  if (table.script.characters.some(mayChangeSetup)) return []
  const add = { kind: 'add', id: 'sentinel' } as const
  if (changing.length === 0) return [{ code: 'outsiders_fixed', severity: 'advice', fix: add }]
  if (changing.length === 1)
    return [{ code: 'outsiders_countable', severity: 'note', characters: idsOf(changing) }]
  return []
}

const mayChangeSetup = (character: ScriptCharacter) =>
  character.kind === 'custom' && (character.setup || endsInBrackets(character.ability))

/** The most outsiders that one character calls for, on top of those of the largest game. */
function short(table: Table): Note[] {
  const count = countTeam(table, 'outsider')
  if (!isWhole(table) || count === 0) return []
  const usual = isFull(table) ? mostUsual(mostPlayers) : mostUsual(6)
  const needing = table.characters.filter(({ id, kind }) => {
    const added = kind === 'official' ? (table.traits.addsOutsiders.get(id) ?? 0) : 0
    return added > 0 && usual + added > count
  })
  const limit = Math.max(...needing.map(({ id }) => usual + (table.traits.addsOutsiders.get(id) ?? 0)))
  return needing.length > 0
    ? [{ code: 'outsiders_short', severity: 'advice', characters: idsOf(needing), count, limit }]
    : []
}

/** The most outsiders that a game of so many players or fewer begins with. */
const mostUsual = (players: number) =>
  Math.max(...Array.from({ length: players + 1 }, (_, index) => teamCounts(index)?.outsider ?? 0))
