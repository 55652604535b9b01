import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { castOf } from '#core/cast.ts'
import { emptyScript } from '#core/script.ts'
import { $texts } from './cast.ts'

/** Every official character in the page's language, in the publisher's order; none until its words have been fetched. */
export const $officialCharacters = computed($texts, texts => {
  if (!texts) return []
  const characters = [...catalogue.characters.keys()].map(id => ({ kind: 'official' as const, id }))
  return castOf({ ...emptyScript, characters }, catalogue, texts).characters
})
