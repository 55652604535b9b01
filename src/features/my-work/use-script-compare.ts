import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script } from '#core/script.ts'
import { scriptDifference } from '#core/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { differenceLines, namesOf } from '#views/versions/difference-lines.ts'
import type { Compare } from './saved-version-entry.tsx'

/** Compares two versions of a script, with character names in the page's language. */
export function useScriptCompare(): Compare<Script> {
  const texts = useStore($texts)
  return (script, next) => ({
    summary: m.device_characters({ count: script.characters.length }),
    lines: differenceLines(scriptDifference(script, next), namesOf([next, script], catalogue, texts))
  })
}
