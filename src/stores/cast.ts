import { atom, computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { $script } from './script.ts'

/** The catalogue's texts in the page's language; undefined until fetched. */
export const $texts = atom<CatalogueTexts | undefined>()

/** The open script with all texts filled in, as screens show it. */
export const $cast = computed([$script, $texts], (script, texts) => texts && castOf(script, catalogue, texts))
