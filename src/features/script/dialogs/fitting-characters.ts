import { catalogue } from '#catalogue/catalogue.ts'
import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import { recommendCharacters } from '#core/advice/recommend-characters.ts'
import type { Script } from '#core/script/script.ts'
import { removeCharacter } from '#core/script/script-characters.ts'

const maxRecommended = 12
const sources = { catalogue, traits: traitFacts, usageOf }

/** Ids of official characters that go well with the script without the character `id`, best first. */
export const fittingCharacters = (script: Script, id: string) =>
  recommendCharacters(removeCharacter(script, id), sources, maxRecommended)
