import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { compareScripts } from '#core/script/lists/compare-scripts.ts'
import type { Script } from '#core/script/script.ts'
import { createNameLookup } from '#views/versions/difference-lines.ts'
import { almanacRows, characterRows, detailRows } from './compare-rows.ts'

/** Everything that the columns show. */
export function buildComparison(first: Script, second: Script, texts: CatalogueTexts) {
  const comparison = compareScripts(first, second, catalogue, texts)
  const casts = [buildCast(first, catalogue, texts), buildCast(second, catalogue, texts)] as const
  const nameOf = createNameLookup([first, second], catalogue, texts)
  const changed = characterRows(comparison.changed, casts)
  const details = [...detailRows(comparison, first, second), ...almanacRows(comparison, casts, nameOf)]
  return { comparison, casts, nameOf, changed, details }
}
