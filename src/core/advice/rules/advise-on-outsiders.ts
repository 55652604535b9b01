import { maxPlayers, setupCounts } from '../../script/player-counts.ts'
import type { ScriptCharacter } from '../../script/script.ts'
import {
  charactersWithTrait,
  countTeam,
  endsInBrackets,
  gameTeams,
  idsOf,
  isComplete,
  isFullSize,
  type ScriptFacts
} from '../script-facts.ts'
import type { Suggestion } from '../suggestion.ts'

/** Characters that change the number of outsiders, and whether there are enough outsiders. */
export const adviseOnOutsiders = (facts: ScriptFacts): Suggestion[] => [
  ...setupChanges(facts),
  ...tooFew(facts)
]

/** When the number of players fixes the number of outsiders, players can count the outsider claims. */
function setupChanges(facts: ScriptFacts): Suggestion[] {
  if (!isFullSize(facts) || countTeam(facts, 'outsider') === 0) return []
  const changing = charactersWithTrait(facts, ['outsiders'], [...gameTeams, 'fabled', 'loric'])
  if (facts.script.characters.some(mayChangeSetup)) return []
  const add = { kind: 'add', id: 'sentinel' } as const
  if (changing.length === 0) return [{ code: 'outsiders_fixed', severity: 'advice', fix: add }]
  if (changing.length === 1)
    return [{ code: 'outsiders_countable', severity: 'note', characters: idsOf(changing) }]
  return []
}

const mayChangeSetup = (character: ScriptCharacter) =>
  character.kind === 'custom' && (character.setup || endsInBrackets(character.ability))

/** Compares the outsiders with the maximum that one character needs in the largest game. */
function tooFew(facts: ScriptFacts): Suggestion[] {
  const count = countTeam(facts, 'outsider')
  if (!isComplete(facts) || count === 0) return []
  const base = isFullSize(facts) ? maxOutsiders(maxPlayers) : maxOutsiders(6)
  const needing = facts.characters.filter(({ id, kind }) => {
    const added = kind === 'official' ? (facts.traits.addsOutsiders.get(id) ?? 0) : 0
    return added > 0 && base + added > count
  })
  const limit = Math.max(...needing.map(({ id }) => base + (facts.traits.addsOutsiders.get(id) ?? 0)))
  return needing.length > 0
    ? [{ code: 'outsiders_short', severity: 'advice', characters: idsOf(needing), count, limit }]
    : []
}

/** Maximum number of outsiders in games of up to this number of players, without setup changes. */
const maxOutsiders = (players: number) =>
  Math.max(...Array.from({ length: players + 1 }, (_, index) => setupCounts(index)?.outsider ?? 0))
