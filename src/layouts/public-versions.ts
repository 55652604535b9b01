import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import type { PublicDocument } from '#features/public/load-public-page.ts'
import type { PublicVersionEntry } from '#features/public/version-list.tsx'
import { changeText } from '#i18n/change-text.ts'
import { type PageBudget, pageLimits } from '#views/limits/page-budget.ts'
import { createNameLookup, type DifferenceLine, differenceLines } from '#views/versions/difference-lines.ts'

interface VersionContext {
  budget: PageBudget
  texts: CatalogueTexts
  versionPath: (version: number) => string
  changesPath: (version: number) => string
}

/** Versions of a public document, newest first. Only the shown one has its differences, and only on demand. */
export function publicVersions(
  document: PublicDocument,
  { budget, texts, versionPath, changesPath }: VersionContext
): PublicVersionEntry[] {
  const { shown, versions, before } = document
  return versions.map(({ version, savedAt, changes }, index) => {
    const isCurrent = version === shown.version
    const isFirst = index === versions.length - 1
    return {
      version,
      savedAt,
      path: versionPath(version),
      isCurrent,
      isFirst,
      ...(!isFirst && { summary: changes && changeText(changes), changesPath: changesPath(version) }),
      changes: isCurrent && before ? limitLines(changeLines(document, before.script, texts), budget) : []
    }
  })
}

function changeLines(
  { kind, shown: { script } }: PublicDocument,
  before: PublicDocument['shown']['script'],
  texts: CatalogueTexts
) {
  // A character's new name is listed as a change of the character, so the title of its script is left out.
  const differences = scriptDifference(before, script).filter(
    difference => kind === 'script' || difference.kind !== 'text'
  )
  return differenceLines(differences, createNameLookup([before, script], catalogue, texts))
}

/** The texts that the page shows; they share the limit of changes. */
function limitLines(lines: readonly DifferenceLine[], budget: PageBudget): DifferenceLine[] {
  let left: number = pageLimits.changes
  return lines.map(({ label, texts }) => {
    const taken = budget.takeItems(texts, left)
    left -= taken.length
    return { label, texts: taken.map(text => budget.takeText(text)) }
  })
}
