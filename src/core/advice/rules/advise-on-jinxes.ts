import { teams } from '../../character/team.ts'
import { createIdFinder } from '../../id.ts'
import { type JinxPair, jinxesInPlay } from '../../script/jinxes-in-play.ts'
import { hasOfficial, homebrewCharacters, idsOf, type ScriptFacts } from '../script-facts.ts'
import type { Suggestion } from '../suggestion.ts'

/** Nearly all published scripts have 5 jinxed pairs at most. */
const maxPairs = 5

/**
 * From this number of pairs on, a script should have the Djinn. Two in three published scripts with one or two official
 * pairs omit it, since sheets and apps show the jinxes anyway.
 */
const minPairsForDjinn = 3

/** Number of jinxes, jinxes without a partner, and a missing or superfluous Djinn. */
export function adviseOnJinxes(facts: ScriptFacts): Suggestion[] {
  const pairs = jinxesInPlay(facts.script, facts.catalogue, { jinxes: {} })
  return [...djinn(facts, pairs), ...tooMany(facts, pairs), ...withoutPartner(facts)]
}

/** A missing or superfluous Bootlegger, which announces house rules and homebrew characters. */
export function adviseOnBootlegger(facts: ScriptFacts): Suggestion[] {
  const { script } = facts
  const isNeeded =
    script.bootlegger.some(rule => rule.trim() !== '') || homebrewCharacters(facts, teams).length > 0
  if (isNeeded && !hasOfficial(facts, 'bootlegger'))
    return [{ code: 'bootlegger_missing', severity: 'advice', fix: { kind: 'add', id: 'bootlegger' } }]
  if (!isNeeded && facts.unknownIds.length === 0 && script.characters.some(({ id }) => id === 'bootlegger'))
    return [{ code: 'bootlegger_idle', severity: 'note', fix: { kind: 'remove', ids: ['bootlegger'] } }]
  return []
}

function djinn(facts: ScriptFacts, pairs: readonly JinxPair[]): Suggestion[] {
  const isPresent = hasOfficial(facts, 'djinn')
  if (isPresent && pairs.length === 0 && facts.script.characters.some(({ id }) => id === 'djinn'))
    return [{ code: 'djinn_idle', severity: 'note', fix: { kind: 'remove', ids: ['djinn'] } }]
  const isNeeded = pairs.length >= minPairsForDjinn || hasOwnJinx(facts, pairs)
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

const tooMany = (facts: ScriptFacts, pairs: readonly JinxPair[]): Suggestion[] =>
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
function withoutPartner({ script, characters, catalogue }: ScriptFacts): Suggestion[] {
  const findId = createIdFinder([...idsOf(script.characters), ...catalogue.characters.keys()])
  const affected = characters.filter(({ jinxes }) => jinxes.some(({ id }) => findId(id) === undefined))
  return affected.length > 0 ? [{ code: 'jinx_nowhere', severity: 'note', characters: idsOf(affected) }] : []
}

/** Whether the script itself defines a jinx of one of the pairs, which other sheets and apps don't know. */
function hasOwnJinx({ characters }: ScriptFacts, pairs: readonly JinxPair[]): boolean {
  const owners = new Set(idsOf(characters.filter(({ jinxes }) => jinxes.length > 0)))
  return pairs.some(({ first, second }) => owners.has(first) || owners.has(second))
}

function jinxedIds({ script }: ScriptFacts, pairs: readonly JinxPair[]) {
  const ids = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  return idsOf(script.characters).filter(id => ids.has(id))
}
