import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'
import type { CompareVersions } from '../list/document-version-entry.tsx'

/** Compares two versions of a script, with character names in the page's language. */
export function useCompareScripts(): CompareVersions<Script> {
  const texts = useStore($catalogueTexts)
  return (script, next) => ({
    summary: m.device_characters({ count: script.characters.length }),
    lines: differenceLines(scriptDifference(script, next), createNameLookup([next, script], catalogue, texts))
  })
}
