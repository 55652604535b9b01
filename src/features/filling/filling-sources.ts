import { catalogue } from '#catalogue/catalogue.ts'
import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import type { FillingSources } from '#core/filling/script-profile.ts'

/** The facts and statistics of the official characters. */
export const fillingSources: FillingSources = { catalogue, traits: traitFacts, usageOf }
