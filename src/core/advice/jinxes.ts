import { idFinder } from '../id.ts'
import { type JinxPair, jinxesInPlay } from '../jinxes.ts'
import { teams } from '../team.ts'
import type { Note } from './note.ts'
import { hasOfficial, homebrewOf, idsOf, type Table } from './table.ts'

/** Nearly all scripts have five jinxed pairs at most. */
const mostPairs = 5

/**
 * From so many pairs on, players lose sight of them without the Djinn. Two in three scripts with one or two official
 * pairs go without it, since sheets and apps show them by themselves.
 */
const fewestForDjinn = 3

/** Jinxed pairs, and the Djinn that speaks for them. */
export function jinxNotes(table: Table): Note[] {
  const pairs = jinxesInPlay(table.script, table.catalogue, { jinxes: {} })
  return [...djinn(table, pairs), ...many(table, pairs), ...nowhere(table)]
}

/** House rules and homebrew characters, and the Bootlegger that tells players of them. */
export function bootleggerNotes(table: Table): Note[] {
  const { script } = table
  const isWanted = script.bootlegger.some(rule => rule.trim() !== '') || homebrewOf(table, teams).length > 0
  if (isWanted && !hasOfficial(table, 'bootlegger'))
    return [{ code: 'bootlegger_missing', severity: 'advice', fix: { kind: 'add', id: 'bootlegger' } }]
  if (!isWanted && table.unknown.length === 0 && script.characters.some(({ id }) => id === 'bootlegger'))
    return [{ code: 'bootlegger_idle', severity: 'note', fix: { kind: 'remove', ids: ['bootlegger'] } }]
  return []
}

function djinn(table: Table, pairs: readonly JinxPair[]): Note[] {
  const isThere = hasOfficial(table, 'djinn')
  if (isThere && pairs.length === 0 && table.script.characters.some(({ id }) => id === 'djinn'))
    return [{ code: 'djinn_idle', severity: 'note', fix: { kind: 'remove', ids: ['djinn'] } }]
  const isWanted = pairs.length >= fewestForDjinn || pairs.some(pair => isOwn(table, pair))
  if (isThere || !isWanted) return []
  return [
    {
      code: 'djinn_missing',
      severity: 'advice',
      characters: jinxed(table, pairs),
      count: pairs.length,
      fix: { kind: 'add', id: 'djinn' }
    }
  ]
}

const many = (table: Table, pairs: readonly JinxPair[]): Note[] =>
  pairs.length > mostPairs
    ? [
        {
          code: 'jinxes_many',
          severity: 'note',
          characters: jinxed(table, pairs),
          count: pairs.length,
          limit: mostPairs
        }
      ]
    : []

/** Own jinxes with someone who is neither official nor on the script: a slip of the pen, or someone taken off. */
function nowhere({ script, characters, catalogue }: Table): Note[] {
  const meant = idFinder([...idsOf(script.characters), ...catalogue.characters.keys()])
  const lost = characters.filter(({ jinxes }) => jinxes.some(({ id }) => meant(id) === undefined))
  return lost.length > 0 ? [{ code: 'jinx_nowhere', severity: 'note', characters: idsOf(lost) }] : []
}

/** Whether the script itself gives a pair's jinx, which no other sheet or app knows. */
const isOwn = ({ characters }: Table, { first, second }: JinxPair) =>
  characters.some(({ id, jinxes }) => (id === first || id === second) && jinxes.length > 0)

function jinxed({ script }: Table, pairs: readonly JinxPair[]) {
  const ids = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  return idsOf(script.characters).filter(id => ids.has(id))
}
