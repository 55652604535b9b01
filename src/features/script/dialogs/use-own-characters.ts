import { useStore } from '@nanostores/react'
import { savedCharacters } from '#api/documents.ts'
import { $session } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'
import type { Candidate } from './candidate.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250
/** The account's characters that match; none when signed out or when they can't be loaded. */
export function useOwnCharacters(query: string): readonly Candidate[] {
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
