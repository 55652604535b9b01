import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { scriptDifference } from '#core/script-difference.ts'
import type { PublicWork } from '#features/public/read-public.ts'
import type { VersionEntry } from '#features/public/version-list.tsx'
import { differenceLines, namesOf } from '#views/versions/difference-lines.ts'

interface VersionContext {
  texts: CatalogueTexts
  versionPath: (version: number) => string
}

/** Versions of a public document, newest first, each with its changes to the version before. */
export function publicVersions(
  { kind, shown, versions }: PublicWork,
  { texts, versionPath }: VersionContext
): VersionEntry[] {
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
      isShown: version === shown.version,
      isFirst: !before,
      changes: before ? differenceLines(differences, namesOf([before, script], catalogue, texts)) : []
    }
  })
}
