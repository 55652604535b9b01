import type { CastCharacter } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'

/** Filters of the catalogue search besides team and edition. */
export const traits = ['jinxes', 'firstNight', 'otherNight', 'setup'] as const
export type Trait = (typeof traits)[number]

export const traitLabels: Record<Trait, () => string> = {
  jinxes: m.catalogue_has_jinxes,
  firstNight: m.characters_wakes_first,
  otherNight: m.characters_wakes_other,
  setup: m.characters_changes_setup
}

/** @param jinxed ids of all characters with a jinx */
export const traitsOf = (character: CastCharacter, jinxed: ReadonlySet<string>): Trait[] =>
  traits.filter(trait => {
    if (trait === 'jinxes') return jinxed.has(character.id)
    return trait === 'setup' ? character.setup : character[trait] > 0
  })
