import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'
import { DifferenceList } from '#views/versions/difference-list.tsx'

/** What changes in a saved script when the open one overwrites it. */
export function OverwriteChanges({ saved }: { saved: SavedDocument<Script> }) {
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const nameOf = createNameLookup([saved.content, script], catalogue, texts)
  const lines = differenceLines(scriptDifference(saved.content, script), nameOf)
  return (
    <section className="overwrite-changes" aria-live="polite">
      <h3>{m.saving_overwrite_changes()}</h3>
      {lines.length > 0 ? <DifferenceList lines={lines} /> : <p>{m.saving_overwrite_no_changes()}</p>}
      {lines.length > 0 && <p>{m.saving_overwrite_note()}</p>}
    </section>
  )
}
