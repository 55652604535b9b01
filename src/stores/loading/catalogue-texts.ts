import { loadFirstTexts, loadTexts } from '#catalogue/texts.ts'
import { once } from '#core/once.ts'
import { $catalogueTexts, $firstTexts } from '../cast.ts'
import { locale } from '../navigation/builder-page.ts'
import { loadWithRetries } from './load-with-retries.ts'

/** Fetches the names and abilities of the catalogue's characters. */
export const fetchFirstTexts = once(async () =>
  $firstTexts.set(await loadWithRetries(() => loadFirstTexts(locale)))
)

/** Fetches all texts of the catalogue. */
export const fetchCatalogueTexts = once(async () =>
  $catalogueTexts.set(await loadWithRetries(() => loadTexts(locale)))
)
