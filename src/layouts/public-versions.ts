import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import type { PublicDocument } from '#features/public/load-public-page.ts'
import type { PublicVersionEntry } from '#features/public/version-list.tsx'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'

interface VersionContext {
  texts: CatalogueTexts
  versionPath: (version: number) => string
}

/** Versions of a public document, newest first, each with its changes to the version before. */
export function publicVersions(
  { kind, shown, versions }: PublicDocument,
  { texts, versionPath }: VersionContext
): PublicVersionEntry[] {
  return versions.map(({ version, savedAt, script }, index) => {
    const before = versions[index + 1]?.script
    // A character's new name is listed as a change of the character, so the title of its script is left out.
    const differences = (before ? scriptDifference(before, script) : []).filter(
      difference => kind === 'script' || difference.kind !== 'text'
    )
    return {
      version,
      savedAt,
      path: versionPath(version),
      isCurrent: version === shown.version,
      isFirst: !before,
      changes: before
        ? differenceLines(differences, createNameLookup([before, script], catalogue, texts))
        : []
    }
  })
}
