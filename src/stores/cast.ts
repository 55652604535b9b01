import { atom, computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { $script } from './script.ts'

/** The catalogue's texts in the page's language; undefined until fetched. */
export const $catalogueTexts = atom<CatalogueTexts | undefined>()

/** The open script with all texts filled in, as screens show it. */
export const $cast = computed(
  [$script, $catalogueTexts],
  (script, texts) => texts && buildCast(script, catalogue, texts)
)

/** Every official character in the page's language, in the publisher's order; empty until the texts are fetched. */
export const $officialCharacters = computed($catalogueTexts, texts =>
  texts ? buildOfficialCast(catalogue, texts).characters : []
)
