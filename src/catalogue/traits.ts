import type { TraitFacts } from '#core/catalogue/traits.ts'
import compiled from './generated/traits.json' with { type: 'json' }
import { traitsSchema } from './source-schemas.ts'

const { traits, needs, addsOutsiders, excludes } = traitsSchema.parse(compiled)

/** Traits of the official characters, assigned by us from their abilities. */
export const traitFacts: TraitFacts = {
  traits: new Map(Object.entries(traits)),
  needs: new Map(Object.entries(needs)),
  addsOutsiders: new Map(Object.entries(addsOutsiders)),
  excludes: new Map(Object.entries(excludes))
}
