import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'
import { VersionEntry } from '#views/versions/version-entry.tsx'

interface VersionRowProps {
  /** `at`: when it was stored, in milliseconds since 1970. */
  version: { at: number; script: Script }
  present: Script
  onRestore: () => void
}

/** An earlier version: number of changes since, the changes when expanded, and a button to restore it. */
export function LocalVersionEntry({ version: { at, script }, present, onRestore }: VersionRowProps) {
  const texts = useStore($catalogueTexts)
  const differences = useMemo(() => scriptDifference(script, present), [script, present])
  const count = differences.length
  return (
    <VersionEntry
      at={at}
      summary={m.device_characters({ count: script.characters.length })}
      changes={count === 0 ? m.device_no_changes() : m.device_changes({ count })}
      heading={m.device_since()}
      lines={differenceLines(differences, createNameLookup([present, script], catalogue, texts))}
      onRestore={count > 0 ? onRestore : undefined}
    />
  )
}
