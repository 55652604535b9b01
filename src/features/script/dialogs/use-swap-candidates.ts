import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { searchCharacters } from '#core/character/character-search.ts'
import type { Team } from '#core/character/team.ts'
import { normalizeId } from '#core/id.ts'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import type { Candidate } from './candidate.ts'
import { fittingCharacters } from './fitting-characters.ts'
import { useOwnCharacters } from './use-own-characters.ts'

interface CandidateGroup {
  label: string
  candidates: readonly Candidate[]
}

/**
 * Official characters that aren't on the script, and the saved ones of the account: those that fit the script first, then
 * the same team, the user's own, and the others. A search leaves out the first group.
 */
export function useSwapCandidates(id: string, team: Team | undefined, query: string): CandidateGroup[] {
  const script = useStore($script)
  const official = useStore($officialCharacters)
  const own = useOwnCharacters(query)
  const recommended = useMemo(() => fittingCharacters(script, id), [script, id])
  const isSearch = query.trim() !== ''
  const onScript = new Set(script.characters.filter(each => each.id !== id).map(each => normalizeId(each.id)))
  const isFree = (candidate: { id: string }) => !onScript.has(normalizeId(candidate.id))
  const isOther = (candidate: { id: string }) => isFree(candidate) && candidate.id !== id
  const free = official.filter(isOther).map(character => ({ ...character, key: character.id }))
  const matching = isSearch ? searchCharacters(query, free) : free
  const fitting = isSearch
    ? []
    : recommended.flatMap(each => free.find(other => other.id === each && other.team === team) ?? [])
  const isListed = new Set(fitting.map(({ key }) => key))
  const rest = matching.filter(({ key }) => !isListed.has(key))
  const groups = [
    { label: m.selection_swap_fits(), candidates: fitting },
    { label: m.selection_swap_same(), candidates: rest.filter(each => each.team === team) },
    { label: m.homebrew_title(), candidates: own.filter(isFree) },
    { label: m.selection_swap_others(), candidates: rest.filter(each => each.team !== team) }
  ]
  return groups.filter(({ candidates }) => candidates.length > 0)
}
