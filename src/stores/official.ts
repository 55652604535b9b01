import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { officialCast } from '#core/official-cast.ts'
import { $texts } from './cast.ts'

/** Every official character in the page's language, in the publisher's order; empty until the texts are fetched. */
export const $officialCharacters = computed($texts, texts =>
  texts ? officialCast(catalogue, texts).characters : []
)
