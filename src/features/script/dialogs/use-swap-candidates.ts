import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { savedCharacters } from '#api/documents.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import { recommendCharacters } from '#core/advice/recommend-characters.ts'
import type { TextLanguages } from '#core/cast/text-languages.ts'
import { searchCharacters } from '#core/character/character-search.ts'
import type { Team } from '#core/character/team.ts'
import { normalizeId } from '#core/id.ts'
import { removeCharacter } from '#core/script/script-characters.ts'
import { m } from '#i18n/messages.ts'
import { $officialCharacters } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

/** A character that may take the place. */
export interface Candidate {
  key: string
  id: string
  name: string
  team: Team
  ability: string
  images: readonly string[]
  languages?: TextLanguages
  /** Id of the document in the account; undefined for an official character. */
  documentId?: string
}

interface CandidateGroup {
  label: string
  candidates: readonly Candidate[]
}

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250
const maxRecommended = 12
const sources = { catalogue, traits: traitFacts, usageOf }

/**
 * Official characters that aren't on the script, and the saved ones of the account: those that fit the script first, then
 * the same team, the user's own, and the others. A search leaves out the first group.
 */
export function useSwapCandidates(id: string, team: Team | undefined, query: string): CandidateGroup[] {
  const script = useStore($script)
  const official = useStore($officialCharacters)
  const own = useOwnCharacters(query)
  const recommended = useMemo(
    () => recommendCharacters(removeCharacter(script, id), sources, maxRecommended),
    [script, id]
  )
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

/** The account's characters that match; none when signed out or when they can't be loaded. */
function useOwnCharacters(query: string): readonly Candidate[] {
  const { state } = useStore($session)
  const search = query.trim()
  const load = async () => {
    const listed = await savedCharacters.list({ search })
    return listed.ok ? listed.value.items : []
  }
  const listed = useAsync(state === 'in' ? load : undefined, [search], { delay: search ? searchDelay : 0 })
  return (listed.latest ?? []).map(({ id, characterId, name, team, ability, image }) => ({
    key: id,
    id: characterId,
    name,
    team,
    ability,
    images: image ? [image] : [],
    documentId: id
  }))
}
