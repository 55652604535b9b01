import { idFinder } from '../id.ts'
import { type JinxPair, jinxesInPlay } from '../jinxes.ts'
import { teams } from '../team.ts'
import type { Note } from './note.ts'
import { hasOfficial, homebrewOf, idsOf, type Table } from './table.ts'

/** Nearly all published scripts have 5 jinxed pairs at most. */
const maxPairs = 5

/**
 * From this number of pairs on, a script should have the Djinn. Two in three published scripts with one or two official
 * pairs omit it, since sheets and apps show the jinxes anyway.
 */
const minPairsForDjinn = 3

/** Number of jinxes, jinxes without a partner, and a missing or superfluous Djinn. */
export function jinxNotes(facts: Table): Note[] {
  const pairs = jinxesInPlay(facts.script, facts.catalogue, { jinxes: {} })
  return [...djinn(facts, pairs), ...tooMany(facts, pairs), ...withoutPartner(facts)]
}

/** A missing or superfluous Bootlegger, which announces house rules and homebrew characters. */
export function bootleggerNotes(facts: Table): Note[] {
  const { script } = facts
  const isNeeded = script.bootlegger.some(rule => rule.trim() !== '') || homebrewOf(facts, teams).length > 0
  if (isNeeded && !hasOfficial(facts, 'bootlegger'))
    return [{ code: 'bootlegger_missing', severity: 'advice', fix: { kind: 'add', id: 'bootlegger' } }]
  if (!isNeeded && facts.unknown.length === 0 && script.characters.some(({ id }) => id === 'bootlegger'))
    return [{ code: 'bootlegger_idle', severity: 'note', fix: { kind: 'remove', ids: ['bootlegger'] } }]
  return []
}

function djinn(facts: Table, pairs: readonly JinxPair[]): Note[] {
  const isPresent = hasOfficial(facts, 'djinn')
  if (isPresent && pairs.length === 0 && facts.script.characters.some(({ id }) => id === 'djinn'))
    return [{ code: 'djinn_idle', severity: 'note', fix: { kind: 'remove', ids: ['djinn'] } }]
  const isNeeded = pairs.length >= minPairsForDjinn || pairs.some(pair => isFromScript(facts, pair))
  if (isPresent || !isNeeded) return []
  return [
    {
      code: 'djinn_missing',
      severity: 'advice',
      characters: jinxedIds(facts, pairs),
      count: pairs.length,
      fix: { kind: 'add', id: 'djinn' }
    }
  ]
}

const tooMany = (facts: Table, pairs: readonly JinxPair[]): Note[] =>
  pairs.length > maxPairs
    ? [
        {
          code: 'jinxes_many',
          severity: 'note',
          characters: jinxedIds(facts, pairs),
          count: pairs.length,
          limit: maxPairs
        }
      ]
    : []

/** Jinxes of the script with an id that is neither official nor on the script: a typo or a removed character. */
function withoutPartner({ script, characters, catalogue }: Table): Note[] {
  const findId = idFinder([...idsOf(script.characters), ...catalogue.characters.keys()])
  const affected = characters.filter(({ jinxes }) => jinxes.some(({ id }) => findId(id) === undefined))
  return affected.length > 0 ? [{ code: 'jinx_nowhere', severity: 'note', characters: idsOf(affected) }] : []
}

/** Whether the script itself defines a jinx of the pair, which other sheets and apps don't know. */
const isFromScript = ({ characters }: Table, { first, second }: JinxPair) =>
  characters.some(({ id, jinxes }) => (id === first || id === second) && jinxes.length > 0)

function jinxedIds({ script }: Table, pairs: readonly JinxPair[]) {
  const ids = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  return idsOf(script.characters).filter(id => ids.has(id))
}
