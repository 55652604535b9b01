import { atom, computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { $script } from './script.ts'

/** The catalogue's texts in the page's language; undefined until fetched. */
export const $catalogueTexts = atom<CatalogueTexts | undefined>()

/** The names and abilities among them, which come first: all that an empty script needs. */
export const $firstTexts = atom<CatalogueTexts | undefined>()

/** All texts, or the first of them while the others are fetched. */
export const $knownTexts = computed([$catalogueTexts, $firstTexts], (all, first) => all ?? first)

/** The open script with all known texts filled in, as screens show it. */
export const $cast = computed(
  [$script, $knownTexts],
  (script, texts) => texts && buildCast(script, catalogue, texts)
)

/** Every official character in the page's language, in the publisher's order; empty until names are fetched. */
export const $officialCharacters = computed($knownTexts, texts =>
  texts ? buildOfficialCast(catalogue, texts).characters : []
)
