import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import type { Team } from '#core/character/team.ts'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { teamVariants } from '#core/drawing/team-variants.ts'
import { $cast } from '#stores/cast.ts'
import { $imageTarget } from '#stores/drawings/make-image.ts'
import { $session } from '#stores/session.ts'
import { variants as allVariants } from '../variants/variant-name.ts'
import type { ImageFormat } from './download-images.ts'

/** Where images go. `form`: to the form of a character that asked for one. */
export type Destination = 'form' | 'character' | 'logo' | 'account' | 'files'

/** The choices of the dialog. What can't be chosen anymore, as a character that was removed, is replaced by what can. */
export function useChoices(kind: Drawing['kind']) {
  const target = useStore($imageTarget)
  const isSignedIn = useStore($session).state === 'in'
  const characters = useCharacters()
  const [destination, setDestination] = useState<Destination>()
  const [characterId, setCharacterId] = useState<string>()
  const [hasOtherSides, setHasOtherSides] = useState(true)
  const [variants, setVariants] = useState<readonly Variant[]>(allVariants)
  const [format, setFormat] = useState<ImageFormat>('png')

  const destinations: Destination[] = [
    ...(kind === 'icon' && target?.kind === 'character' ? (['form'] as const) : []),
    ...(kind === 'icon' && characters.length > 0 ? (['character'] as const) : []),
    ...(kind === 'logo' ? (['logo'] as const) : []),
    ...(isSignedIn ? (['account'] as const) : []),
    'files'
  ]
  const chosen = destinations.find(each => each === destination) ?? destinations[0] ?? 'files'
  const character = characters.find(({ id }) => id === characterId) ?? characters[0]
  const team = teamOf(chosen, character, target?.kind === 'character' ? target.team : undefined)

  return {
    target,
    isSignedIn,
    destinations,
    destination: chosen,
    setDestination,
    characters,
    character,
    setCharacterId,
    /** The team that decides which images there are; undefined where the user does. */
    team,
    hasOtherSides,
    setHasOtherSides,
    variants: kind === 'logo' ? allVariants.slice(0, 1) : variantsOf(team, hasOtherSides, variants),
    toggleVariant: (variant: Variant, isChosen: boolean) =>
      setVariants(allVariants.filter(each => (each === variant ? isChosen : variants.includes(each)))),
    format,
    setFormat
  }
}

/** The characters of the script, custom ones first. */
function useCharacters(): readonly CastCharacter[] {
  const characters = useStore($cast)?.characters ?? []
  return [
    ...characters.filter(({ kind }) => kind === 'custom'),
    ...characters.filter(({ kind }) => kind === 'official')
  ]
}

function teamOf(destination: Destination, character: CastCharacter | undefined, formTeam: Team | undefined) {
  if (destination === 'form') return formTeam
  return destination === 'character' ? character?.team : undefined
}

function variantsOf(team: Team | undefined, hasOtherSides: boolean, chosen: readonly Variant[]) {
  if (!team) return chosen
  const all = teamVariants(team)
  return hasOtherSides ? all : all.slice(0, 1)
}

export type Choices = ReturnType<typeof useChoices>
