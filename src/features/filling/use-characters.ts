import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { $cast, $officialCharacters } from '#stores/cast.ts'

/** Finds a character by its id: the script's own one, else the official one. */
export function useCharacters(): (id: string) => CastCharacter | undefined {
  const cast = useStore($cast)
  const official = useStore($officialCharacters)
  return useMemo(() => {
    const byId = new Map([...official, ...(cast?.characters ?? [])].map(each => [each.id, each]))
    return id => byId.get(id)
  }, [cast, official])
}
